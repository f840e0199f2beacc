"""Takes the README's pictures, docs/pictures/: games of tests/golden, opened again in a real server and Chromium.

`python tools/pictures.py [NAME...]` takes all of them, or those that are named.
"""

from __future__ import annotations

import base64
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "golden"
OUT = ROOT / "docs" / "pictures"
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")
DESKTOP, PHONE = (1440, 900), (390, 844)
QUALITY = 0.72
PATIENCE_SECONDS = 60.0
MOST_KILOBYTES = 600

TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''));
}"""

INTO_SIGHT = "board => scrollTo(0, board.getBoundingClientRect().top + scrollY - 56)"


@dataclass(frozen=True)
class Picture:
    name: str
    record: str
    before: int
    """How many events before the end of the record."""
    seat: int
    """Who looks, and decides next."""
    size: tuple[int, int] = DESKTOP
    theme: str = "light"


PICTURES = (
    Picture("harbour", "harbour/wharfs-3", 40, 0),
    Picture("bremerhaven", "bremerhaven/v2-long-3", 79, 0),
    Picture("novgorod", "novgorod/v2-normal-4", 53, 3),
    Picture("shipyard", "shipyard/v2-normal-4", 240, 2),
    Picture("night", "shipyard/v2-normal-3", 98, 0, theme="dark"),
    Picture("phone", "harbour/wharfs-2", 40, 0, size=PHONE),
)


def main() -> None:
    wanted = [each for each in PICTURES if each.name in sys.argv[1:] or not sys.argv[1:]]
    OUT.mkdir(parents=True, exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for picture in wanted:
            taken = take(browser, url, picture)
            (OUT / f"{picture.name}.webp").write_bytes(taken)
            print(f"docs/pictures/{picture.name}.webp: {len(taken) // 1000} kB")
        browser.close()
    kilobytes = sum(each.stat().st_size for each in OUT.iterdir()) // 1000
    assert kilobytes < MOST_KILOBYTES, f"{kilobytes} kB are too much"


@contextmanager
def served() -> Iterator[str]:
    """A server of its own, with tables that are gone afterwards."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = ["-m", "roadstead", "serve", "--port", str(port), "--database", f"{folder}/pictures.db"]
        server = subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url, server)
            yield url
        finally:
            server.terminate()
            server.wait()


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end and server.poll() is None:
        try:
            httpx.get(url)
        except httpx.TransportError:
            time.sleep(0.2)
        else:
            return
    raise SystemExit("The server has not started.")


def take(browser: Browser, url: str, picture: Picture) -> bytes:
    width, height = picture.size
    settings = {"language": "en", "theme": picture.theme, "motion": "calm", "pace": "once"}
    kept = json.dumps(settings)
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        is_mobile=picture.size == PHONE,
        has_touch=picture.size == PHONE,
        device_scale_factor=2 if picture.size == PHONE else 1,
        reduced_motion="reduce",
        storage_state={
            "cookies": [],
            "origins": [{"origin": url, "localStorage": [{"name": "roadstead-settings", "value": kept}]}],
        },
    )
    page = context.new_page()
    page.goto(f"/tables/{table_of(context, picture)}")
    page.locator("[data-part=prompt][data-state=asking]").wait_for()
    page.locator("[data-part=board] [data-state~=legal]").first.wait_for()
    page.wait_for_load_state("networkidle")
    for close in page.get_by_role("button", name="Close", exact=True).all():
        close.click()  # what the others did, which would take the room of the log or the board
    page.locator("[data-part=board]").evaluate(INTO_SIGHT)
    png = page.screenshot(animations="disabled")
    taken = as_webp(context.new_page(), png)
    context.close()
    return taken


def table_of(context: BrowserContext, picture: Picture) -> str:
    """A table that goes on with a record where it stood then; the others are bots."""
    asking = context.request
    asking.post("/api/guests", data={"name": "Mira"})
    record = (RECORDS / f"{picture.record}.txt").read_text("utf-8")
    table = asking.post("/api/tables/records", data={"record": record}).json()["id"]
    last = asking.get(f"/api/tables/{table}/replay/0").json()["last"]
    at = {"at": last - picture.before, "seat": picture.seat}
    return str(asking.post(f"/api/tables/{table}/fork", data=at).json()["id"])


def as_webp(page: Page, png: bytes) -> bytes:
    """The browser makes it small: a page without an address draws it once more."""
    made = page.evaluate(TO_WEBP, [base64.b64encode(png).decode(), QUALITY])
    return base64.b64decode(made)


if __name__ == "__main__":
    main()
