"""The WebSocket of a table: messages in, snapshots out."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from losetas.core.faults import ExpansionError
from losetas.server.bus import Bus
from losetas.server.errors import Faulty, Refusal
from losetas.server.games import show_table
from losetas.server.hall import Hall
from losetas.server.limits import MAX_MESSAGE, Bucket
from losetas.server.live import LiveTable
from losetas.server.present import Viewer
from losetas.server.protocol import Act, ClientMessage, Hello, Ping, Pong, Refused, Settings, TableSettings, Undo

log = logging.getLogger(__name__)

RATE = 20.0
BURST = 60
PATIENCE = 50  # refusals for speed before the socket is closed
TOO_BIG, POLICY = 1009, 1008

_decoder = msgspec.json.Decoder(ClientMessage)


class Session:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, hall: Hall, bus: Bus, live: LiveTable, guest: str | None) -> None:
        self._socket = socket
        self._hall = hall
        self._bus = bus
        self._live = live
        self._viewer = Viewer(seats=live.seats_of(guest, hall.local), owner=hall.local or guest == live.row.owner)
        self._bucket = Bucket(RATE, BURST)
        self._impatient = 0
        self._sending = asyncio.Lock()
        self._sent: tuple[int, TableSettings] | None = None

    async def run(self) -> None:
        """Serve until the client leaves."""
        with self._bus.watch(self._live.row.id) as changed:
            watching = asyncio.create_task(self._watch(changed))
            try:
                while await self._receive():
                    pass
            except WebSocketDisconnect:
                pass
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)

    async def _watch(self, changed: asyncio.Event) -> None:
        while True:
            await changed.wait()
            changed.clear()
            await self._live.sync()
            await self._send_table(again=False)
            await self._tell_fault()

    async def _receive(self) -> bool:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return False
        data = message.get("bytes") or (message.get("text") or "").encode()
        try:
            if len(data) > MAX_MESSAGE:
                raise Refusal("too-large", expected=f"at most {MAX_MESSAGE} bytes", found=str(len(data)))
            if not self._bucket.take():
                self._impatient += 1
                raise Refusal("too-fast", expected=f"at most {RATE:g} messages a second")
            await self._answer(_decode(data))
        except Refusal as error:
            await self._refuse(error)
            if error.reason == "too-large" or self._impatient > PATIENCE:
                await self._socket.close(TOO_BIG if error.reason == "too-large" else POLICY)
                return False
        return True

    async def _answer(self, message: ClientMessage) -> None:
        live = self._live
        match message:
            case Hello(since=since):
                await live.sync()
                self._hall.nudge(live)
                if since == live.course.seq and live.clock is None:
                    await self._send(Pong(seq=since))
                else:
                    await self._send_table()
                await self._tell_fault()
            case Ping():
                await self._send(Pong(seq=live.course.seq))
            case Act(seq=seq, token=token):
                await live.act(self._viewer.seats, seq, token)
                self._hall.nudge(live)
            case Undo(seq=seq):
                await live.undo(self._viewer.seats, seq)
                self._hall.nudge(live)
            case Settings(fast=fast, window_seconds=seconds):
                if not self._viewer.owner:
                    raise Refusal("not-owner", status=403)
                before = live.row.settings
                await live.set_settings(
                    before.fast if fast is None else fast, before.window_seconds if seconds is None else seconds
                )
                self._hall.nudge(live)

    async def _tell_fault(self) -> None:
        """Say why the game stands still, if it does."""
        if self._live.fault is not None:
            await self._send(self._refused(self._live.fault))

    def _refused(self, error: Refusal) -> Refused:
        return Refused(
            reason=error.reason,
            where=error.where,
            expected=error.expected,
            found=error.found,
            detail=error.detail,
            seq=self._live.course.seq,
        )

    async def _refuse(self, error: Refusal) -> None:
        await self._send(self._refused(error))
        if error.reason == "stale":
            await self._send_table()

    async def _send_table(self, *, again: bool = True) -> None:
        """Send the table; without `again` not if the client has it, as when two wake-ups came close together."""
        async with self._sending:  # look at the table inside, so that an older state never follows a newer one
            row, course = self._live.row, self._live.course
            if (course.seq, row.settings) == self._sent and not again:
                return
            try:
                table = await asyncio.to_thread(show_table, row, course, self._viewer, self._live.clock)
            except ExpansionError as error:
                log.error("table %s cannot be shown: %s", row.id, error)
                await self._socket.send_text(_text(self._refused(Faulty(error))))
                return
            self._sent = (course.seq, row.settings)
            await self._socket.send_text(_text(table))

    async def _send(self, message: Refused | Pong) -> None:
        async with self._sending:
            await self._socket.send_text(_text(message))


def _text(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


def _decode(data: bytes) -> ClientMessage:
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError as error:
        text, _, where = str(error).partition(" - at `")
        raise Refusal("bad-message", where=where.rstrip("`"), detail=text) from error
    except UnicodeDecodeError as error:
        raise Refusal("bad-message", expected="UTF-8", detail=str(error)) from error
