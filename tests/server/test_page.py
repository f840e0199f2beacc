"""The page is served with everything a browser needs, and nothing else is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from roadstead.server.app import HEADERS
from roadstead.server.context import Settings
from tests.server.running import FREELY, Running, running

INDEX = "<!doctype html><title>Roadstead</title>" + "<p>harbour</p>" * 50
SCRIPT = "export const harbour = 1;\n" * 50


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("page")
    web = folder / "web"
    (web / "assets" / "fonts").mkdir(parents=True)
    (web / "index.html").write_text(INDEX, "utf-8")
    (web / "favicon.svg").write_text("<svg/>", "utf-8")
    (web / "notes.md").write_text("not for browsers", "utf-8")
    (web / "assets" / "index-1a2b3c.js").write_text(SCRIPT, "utf-8")
    (web / "assets" / "fonts" / "ink-9f.woff2").write_bytes(bytes(range(256)))
    (folder / "secret.txt").write_text("secret", "utf-8")
    with running(Settings(str(folder / "r.db"), rates=FREELY, page=web)) as site:
        yield site


@pytest.mark.parametrize(
    "path", ["/", "/tables/a33af719603c", "/tables/a33af719603c/replay/41", "/tables/x?invite=F69IcK65pysp"]
)
def test_the_page_is_at_every_address_it_draws(site: Running, path: str) -> None:
    answer = httpx.get(site.url + path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    again = httpx.get(site.url + path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/", "/tables/x", "/assets/index-1a2b3c.js", "/api/games", "/healthz", "/nope"]
)
def test_what_can_be_got_can_be_asked_about(site: Running, path: str) -> None:
    asked, got = httpx.head(site.url + path), httpx.get(site.url + path)
    assert (asked.status_code, asked.content) == (got.status_code, b"")
    assert {name: value for name, value in asked.headers.items() if name != "date"} == {
        name: value for name, value in got.headers.items() if name != "date"
    }


@pytest.mark.parametrize("path", ["/assets/index-1a2b3c.js", "/api/games"])
@pytest.mark.parametrize(
    ("taken", "coding"),
    [
        ("gzip", "gzip"),
        ("br;q=1.0, GZIP;q=0.5", "gzip"),
        ("gzip; q=0", None),
        ("gzip;q=0.000, identity", None),
        ("not-gzip", None),
        ("", None),
    ],
)
def test_only_who_takes_gzip_gets_it(site: Running, path: str, taken: str, coding: str | None) -> None:
    answer = httpx.get(site.url + path, headers={"accept-encoding": taken})
    assert answer.headers.get("content-encoding") == coding


def test_hashed_files_are_kept_for_good_and_packed(site: Running) -> None:
    url = f"{site.url}/assets/index-1a2b3c.js"
    packed = httpx.get(url, headers={"accept-encoding": "br, gzip"})
    plain = httpx.get(url, headers={"accept-encoding": "identity"})
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) // 4
    assert "content-encoding" not in plain.headers
    for answer in (packed, plain):
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["x-content-type-options"] == "nosniff"
    font = httpx.get(f"{site.url}/assets/fonts/ink-9f.woff2")
    assert (font.content, font.headers["content-type"]) == (bytes(range(256)), "font/woff2")
    icon = httpx.get(f"{site.url}/favicon.svg")
    assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/notes.md",
        "/secret.txt",
        "/assets/index-1a2b3c.css",
        "/assets/",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/%00",
        "/api/nothing",
        "/api/tables/nothing",
        "/elsewhere/deep",
    ],
)
def test_nothing_else_is_served(site: Running, path: str) -> None:
    answer = httpx.get(site.url + path)
    assert answer.status_code == 404
    assert answer.json()["reason"] == "gone"
    assert "secret" not in answer.text


def test_the_api_stays_where_it_is(site: Running) -> None:
    assert httpx.get(f"{site.url}/healthz").json()["status"] == "good"
    assert len(httpx.get(f"{site.url}/api/games").json()) == 4
    assert httpx.post(f"{site.url}/").status_code == 405


def test_without_a_build_it_says_how_to_make_one(tmp_path: Path) -> None:
    with running(Settings(str(tmp_path / "r.db"), rates=FREELY, page=tmp_path)) as site:
        for path in ("/", "/tables/a33af719603c?invite=x"):
            answer = httpx.get(site.url + path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert f"roadstead play --server {site.url}" in answer.text
        assert httpx.get(f"{site.url}/favicon.svg").status_code == 404
