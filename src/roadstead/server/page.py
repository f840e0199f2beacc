"""Serves the built page from `roadstead/web`, or a text on how to build it."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from roadstead.refusal import Refused
from roadstead.server.api import HttpRequest
from roadstead.server.content import REVALIDATE, etag_of, has_current, takes_gzip

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Names in this folder contain a hash of the content."""
FOREVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "txt": "text/plain",
}
"""Only files of these types are served."""
COMPRESSED_TYPES: Final = ("html", "js", "css", "svg", "json", "webmanifest", "txt")
NOT_BUILT: Final = """Roadstead is running, but its page has not been built.

In a checkout, build it with

    make page

and start the server again. Without it you can play in the terminal:

    roadstead play --server {url}

Programs find the API at {url}/api and its description at {url}/api/openapi/openapi.json
"""


@dataclass(frozen=True)
class File:
    """A file of the page, read once."""

    name: str
    data: bytes

    @property
    def kind(self) -> str:
        return self.name.rpartition(".")[2]

    @cached_property
    def tag(self) -> str:
        return etag_of(self.data)

    @cached_property
    def gzipped(self) -> bytes:
        """The data gzipped, or unchanged if that does not make it smaller."""
        if self.kind not in COMPRESSED_TYPES:
            return self.data
        packed = gzip.compress(self.data, mtime=0)
        return packed if len(packed) < len(self.data) else self.data


Site = dict[str, File]


def load_site(folder: Traversable) -> Site:
    """All files of the built page; empty if it was not built."""
    if not folder.joinpath(INDEX).is_file():
        return {}
    return {file.name: file for file in read_files(folder, "") if file.kind in TYPES}


def read_files(folder: Traversable, path: str) -> list[File]:
    found: list[File] = []
    for entry in folder.iterdir():
        name = path + entry.name
        if entry.is_dir():
            found += read_files(entry, f"{name}/")
        elif entry.is_file():
            found.append(File(name, entry.read_bytes()))
    return found


def serve_file(request: HttpRequest, site: Site, name: str) -> Response[Any]:
    file = site.get(name)
    if file is None:
        raise Refused("gone", "there is no such page")
    headers = {
        "etag": file.tag,
        "cache-control": FOREVER if name.startswith(HASHED) else REVALIDATE,
        "vary": "accept-encoding",
    }
    if has_current(request, file.tag):
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    data = file.data
    if takes_gzip(request) and file.gzipped is not data:
        data, headers["content-encoding"] = file.gzipped, "gzip"
    return Response(data, status_code=HTTP_200_OK, media_type=TYPES[file.kind], headers=headers)


def page(folder: Traversable | None = None) -> list[HTTPRouteHandler]:
    """The route handlers of the page: its index at every client-side route, and its files."""
    site = load_site(folder or files("roadstead").joinpath("web"))

    def serve_index(request: HttpRequest) -> Response[Any]:
        if not site:
            url = str(request.base_url).rstrip("/")
            return Response(NOT_BUILT.format(url=url), media_type="text/plain")
        return serve_file(request, site, INDEX)

    @get(
        ["/", "/new", "/tables/{rest:path}"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def index(request: HttpRequest) -> Response[Any]:
        return serve_index(request)

    @get(f"/{HASHED}{{name:path}}", include_in_schema=False, sync_to_thread=False)
    def asset(request: HttpRequest, name: FromPath[str]) -> Response[Any]:
        return serve_file(request, site, HASHED + name.lstrip("/"))

    @get("/{name:str}", include_in_schema=False, sync_to_thread=False)
    def file(request: HttpRequest, name: FromPath[str]) -> Response[Any]:
        return serve_file(request, site, name)

    return [index, asset, file]
