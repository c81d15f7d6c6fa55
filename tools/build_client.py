"""Build the web client into the package (`src/losetas/server/static`) with npm.

Run by `hatch_build.py` when the package is built, and by `make client` in the working tree. A client that lies there
already (an sdist carries one) is kept unless a file of `web/` is newer. `LOSETAS_BUILD_CLIENT=no` skips the build,
`=required` makes every failure an error (otherwise a warning).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
TEXTS: Final = ROOT / "src" / "losetas" / "texts"  # compiled into the client
STATIC: Final = ROOT / "src" / "losetas" / "server" / "static"
PAGE: Final = STATIC / "index.html"
NOT_SOURCES: Final = {"node_modules", "dist", "coverage", "test-results"}


class BuildError(Exception):
    """The client could not be built; the message says why, in words for whoever runs the build."""


def client_sources() -> Iterator[Path]:
    """Walk the files that the built client depends on."""
    for top in (WEB, TEXTS):
        for folder, names, files in os.walk(top):
            names[:] = [name for name in names if name not in NOT_SOURCES and not name.startswith(".")]
            yield from (Path(folder) / name for name in files)


def built_already() -> bool:
    """Tell whether the built client is there and no source of it is newer."""
    if not PAGE.is_file():
        return False
    built = PAGE.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in client_sources())


def run_npm(*words: str) -> None:
    """Run npm in `web/`, quiet unless it fails."""
    done = subprocess.run(
        ["npm", *words], cwd=WEB, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    if done.returncode:
        raise BuildError(f"npm {' '.join(words)} failed\n{(done.stdout + done.stderr).strip()[-4000:]}")


def install_modules() -> None:
    """Run `npm ci` unless `node_modules` was made from this lock file."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not stamp.is_file() or stamp.stat().st_mtime < lock.stat().st_mtime:
        run_npm("ci", "--no-audit", "--no-fund")
        stamp.touch()


def build_client() -> None:
    """Build the client.

    Raises:
        BuildError: there is no client source, npm is missing or fails, or no page came out.
    """
    if not (WEB / "package.json").is_file():
        raise BuildError("web/package.json not found")
    if shutil.which("npm") is None:
        raise BuildError("npm not found (Node 20.19 or newer brings it)")
    print("client: building ...", flush=True)
    install_modules()
    started = time.time()
    run_npm("run", "build")
    if not PAGE.is_file():
        raise BuildError(f"npm run build left no {PAGE.relative_to(ROOT)}")
    os.utime(PAGE, (started, started))  # a file changed while npm was at work is newer than the page


def attempt(warn: Callable[[str], None]) -> bool:
    """Build the client if it is not up to date; a failure is told to `warn(text)`, or raised when it is required."""
    wanted = os.environ.get("LOSETAS_BUILD_CLIENT", "auto").strip().lower() or "auto"
    if wanted not in ("auto", "no", "required"):
        raise BuildError(f"LOSETAS_BUILD_CLIENT={wanted!r}: expected 'auto', 'no' or 'required'")
    if wanted == "no" or built_already():
        return PAGE.is_file()
    try:
        build_client()
    except BuildError as error:
        if wanted == "required":
            raise
        kept = "an older build is kept" if PAGE.is_file() else "the server will have no page to show"
        warn(f"the web client was not built, {kept}: {error}")
    return PAGE.is_file()


def main() -> int:
    """Build in the working tree; exit 1 when that fails and the client is required."""
    try:
        done = attempt(lambda text: print(f"warning: {text}", file=sys.stderr))
    except BuildError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    if done:
        print(f"client: {STATIC.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
