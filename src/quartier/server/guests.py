"""Guests: an id in a signed cookie, and the name and language they chose."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping

from itsdangerous import BadSignature, URLSafeSerializer

from quartier.server.bodies import ChangeMe, Language, Me
from quartier.server.denial import Denial
from quartier.server.seating import plain
from quartier.server.store import Store

COOKIE = "quartier"
YEAR = 365 * 24 * 3600
LANGUAGES: dict[str, Language] = {"en": "en", "pl": "pl", "it": "it", "fr": "fr"}


class Guests:
    """Who is behind a request."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._serializer = URLSafeSerializer(key, salt="guest")

    def find(self, cookies: Mapping[str, str]) -> str | None:
        """The guest whose cookie this is; None if it is missing or was not signed here."""
        value = cookies.get(COOKIE)
        if not value or len(value) > 200:
            return None
        try:
            guest = self._serializer.loads(value)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    @staticmethod
    def new() -> str:
        """The id of a guest who comes for the first time."""
        return secrets.token_hex(16)

    def cookie(self, guest: str, is_secure: bool) -> str:
        """The header that sets the guest's cookie."""
        value = str(self._serializer.dumps(guest))
        secure = "; Secure" if is_secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    async def me(self, guest: str) -> Me:
        """The name and the language that the guest chose."""
        name, language = await self._store.guest(guest) or ("", None)
        return Me(name=name, language=LANGUAGES.get(language or ""))

    async def name(self, guest: str) -> str:
        """The nickname; empty until one is chosen."""
        return (await self.me(guest)).name

    async def change(self, guest: str, order: ChangeMe) -> Me:
        """Change the name or the language."""
        me = await self.me(guest)
        if order.name is not None:
            me.name = plain(order.name)
            if not me.name:
                raise Denial("bad-body", "name: it has no visible character")
        if order.language is not None:
            me.language = order.language
        await self._store.keep_guest(guest, me.name, me.language, int(time.time()))
        return me
