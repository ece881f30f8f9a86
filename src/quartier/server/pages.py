"""The web client: its files, and its one page for every address that it knows itself."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from quartier.server.denial import Denial
from quartier.server.guests import Guests

FOREVER = "public, max-age=31536000, immutable"
MISSING = "The web client is not built yet: run `make web`, or install a released package.\n"


class Pages:
    """Serves the built bundle."""

    def __init__(self, folder: Path, guests: Guests) -> None:
        self.folder = folder.resolve()
        self.guests = guests

    async def serve(self, request: Request) -> Response:
        """A file of the bundle, or the page itself for the client's own addresses."""
        path = str(request.path_params["path"])
        found = self._file(path)
        if found is not None:
            forever = path.startswith("assets/")
            return FileResponse(found, headers={"Cache-Control": FOREVER if forever else "no-cache"})
        if f"{path}/".startswith("api/") or "." in path.rsplit("/", 1)[-1]:
            raise Denial("no-such-page")
        page = self._file("index.html")
        if page is None:
            return PlainTextResponse(MISSING, 503)
        response = FileResponse(page, headers={"Cache-Control": "no-cache"})
        if self.guests.find(request.cookies) is None:
            cookie = self.guests.cookie(self.guests.new(), request.url.scheme == "https")
            response.headers["Set-Cookie"] = cookie
        return response

    def _file(self, path: str) -> Path | None:
        if not path or "\0" in path:
            return None
        try:
            found = (self.folder / path).resolve()
            return found if found.is_relative_to(self.folder) and found.is_file() else None
        except OSError:
            return None
