"""A server process of its own, as `losetas play` starts it, with a database that is thrown away."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from pathlib import Path
from queue import Empty, Queue
from urllib.parse import urlsplit

START = 60  # seconds, on a machine that does much else


class Server:
    """`losetas play` on a free port. Start it again after `kill` and it listens where it did."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.address = ""
        self.said: list[str] = []
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says where it listens."""
        port = str(urlsplit(self.address).port) if self.address else "0"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "losetas.cli", "play", "--no-browser", "--port", port, "--db", str(self.database)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.address = self._announced(self._process)

    def _announced(self, process: subprocess.Popen[str]) -> str:
        found: Queue[str] = Queue()

        def listen() -> None:
            assert process.stdout is not None
            for line in process.stdout:
                self.said.append(line)
                if address := re.match(r"Losetas: (http://\S+?)/?$", line.strip()):
                    found.put(address[1])

        threading.Thread(target=listen, daemon=True).start()
        try:
            return found.get(timeout=START)
        except Empty:
            raise AssertionError(f"the server did not say where it listens: {''.join(self.said)}") from None

    def complaints(self) -> str:
        """What it has written besides its greeting since this was last asked."""
        said = "".join(line for line in self.said if not line.startswith(("Losetas: ", "Ctrl+C ")))
        self.said.clear()
        return said

    def kill(self) -> None:
        """SIGKILL: nothing of what it holds in memory can be saved."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
