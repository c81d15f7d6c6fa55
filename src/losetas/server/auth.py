"""Guests: who a browser is, by a signed cookie. The secret lies beside the database."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from losetas.server.errors import StoreError

COOKIE = "losetas_guest"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep one
SECRET_LENGTH = 32


def load_secret(path: Path) -> str:
    """Read the server's secret, made at the first start; raises StoreError when the file cannot be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _write_new(path, secrets.token_hex(SECRET_LENGTH))
        text = path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"{path}: cannot read or write the file with the server's secret: {error}") from error
    if len(text) < SECRET_LENGTH:
        raise StoreError(f"{path}: expected a secret of at least {SECRET_LENGTH} characters, found {len(text)}")
    return text


def _write_new(path: Path, text: str) -> None:
    """Write beside the place and link it in, so that of two servers started at once one secret wins whole."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(text + "\n")
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


class Guests:
    """Makes and reads guest cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def new(self) -> str:
        """The id of a guest never seen before."""
        return secrets.token_urlsafe(12)

    def cookie(self, guest: str) -> str:
        """The signed value for the cookie."""
        return str(self._signer.dumps(guest))

    def read(self, value: str | None) -> str | None:
        """The guest of a cookie; None when there is none or its signature is not ours."""
        if not value:
            return None
        try:
            guest = self._signer.loads(value)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None
