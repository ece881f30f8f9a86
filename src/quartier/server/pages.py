"""The web client: its files, and its one page for all of its own addresses."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from quartier.server.denial import Denial
from quartier.server.guests import Guests

FOREVER = "public, max-age=31536000, immutable"
MISSING = "The web client is not built yet: run `make web`, or install a released package.\n"


class Pages:
    """Serves the files of the built client."""

    def __init__(self, folder: Path, guests: Guests) -> None:
        self.folder = folder.resolve()
        self.guests = guests

    async def serve(self, request: Request) -> Response:
        """Answer with a file, or with the page if the address is one of the client's own."""
        path = str(request.path_params["path"])
        file = self._file(path)
        if file is not None:
            forever = path.startswith("assets/")
            return FileResponse(file, headers={"Cache-Control": FOREVER if forever else "no-cache"})
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
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except OSError:
            return None
