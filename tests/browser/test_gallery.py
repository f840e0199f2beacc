"""The gallery: every part of the boards in every state, looked at and touched. It is no part of the page."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

import hatch_build
from tests.browser.looking import looks_good
from tests.luck import SOAK

GALLERY = Path(hatch_build.ROOT) / "build" / "gallery"
PARTS = ("cards", "bids", "reveals", "tracks", "ships", "maps", "small")
WIDTHS = (360, 390, 768, 1024, 1440, 1920, 2560, 3840)
BY_TOUCH = 1024
"""Screens up to this width are touched."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def build() -> None:
    """Build the gallery, unless it is up to date."""
    mark = hatch_build.digest(hatch_build.sources())
    stamp = GALLERY / hatch_build.STAMP
    if hatch_build.has_stamp(stamp, mark):
        return
    vite = hatch_build.MODULES / "vite" / "bin" / "vite.js"
    hatch_build.run("vite build", "node", vite, "build", "--config", "vite.gallery.config.ts")
    stamp.write_text(mark, "utf-8")


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """The address of the built gallery."""
    build()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(GALLERY)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/gallery.html"
    server.shutdown()
    server.server_close()


Opener = Callable[..., Page]


@pytest.fixture
def look(browser: Browser, gallery: str) -> Iterator[Opener]:
    """Opens a part of the gallery; nothing may be logged there."""
    contexts = []
    problems: list[str] = []

    def open_part(
        part: str, width: int = 1440, theme: str = "light", motion: str = "calm", touch: bool = False
    ) -> Page:
        touched = touch or width <= BY_TOUCH
        context = browser.new_context(
            viewport={"width": width, "height": 900},
            has_touch=touched,
            is_mobile=touched and width < 768,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "calm" else "no-preference",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(f"{gallery}?part={part}&theme={theme}&motion={motion}")
        page.evaluate("document.fonts.ready.then(() => true)")
        return page

    yield open_part
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


def whole(page: Page) -> None:
    """Make the window as high as the page, so that a picture shows all of it."""
    size = page.viewport_size
    assert size is not None
    high = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": size["width"], "height": high})


LOOKS = list(product(("light", "dark"), WIDTHS)) if SOAK else [("light", 1440), ("dark", 390)]


@pytest.mark.parametrize(("part", "theme", "width"), [(part, *look) for part in PARTS for look in LOOKS])
def test_every_part_looks_good(look: Opener, part: str, theme: str, width: int) -> None:
    page = look(part, width, theme)
    whole(page)
    looks_good(page, f"gallery-{part}")


# cards are as large as their sheet lets them be: `test_positions` reaches them there
@pytest.mark.parametrize("part", PARTS[1:])
def test_touched_things_are_as_large_as_a_finger(look: Opener, part: str) -> None:
    page = look(part, 390)
    small = page.evaluate(
        """() => [...document.querySelectorAll('main button')].flatMap((button) => {
            const { width, height } = button.getBoundingClientRect();
            return width < 39.5 || height < 39.5 ? [`${button.ariaLabel ?? button.innerText} ${width} ${height}`] : [];
        })"""
    )
    assert not small


def test_drawings_stay_whole_where_the_window_is_larger_than_they_were_drawn_for(look: Opener) -> None:
    large: ViewportSize = {"width": 2560, "height": 1440}
    page = look("tracks")
    page.set_viewport_size(large)
    gauges = page.locator("svg[role=img]", has=page.locator("path[style*=rotate]"))
    expect(gauges).to_have_count(2)
    for gauge in gauges.all():
        dial = gauge.bounding_box()
        assert dial is not None
        for hand in gauge.locator("path[style*=rotate]").all():
            tip = hand.bounding_box()
            assert tip is not None
            assert dial["x"] < tip["x"] < dial["x"] + dial["width"] - tip["width"]
            assert dial["y"] < tip["y"] < dial["y"] + dial["height"] - tip["height"]
    page = look("maps")
    page.set_viewport_size(large)
    glowing = page.locator("[data-world] [data-state~=legal]")
    expect(glowing).to_have_count(3)
    cells = [cell.bounding_box() for cell in glowing.all()]
    left, middle, _ = sorted((cell["x"], cell["width"]) for cell in cells if cell)
    assert sum(left) < middle[0]


def scale(plane: Locator) -> float:
    return float(plane.get_attribute("data-scale") or 0)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.mouse.up()


def test_a_plane_zooms_with_the_wheel_around_the_pointer_and_has_limits(look: Opener) -> None:
    page = look("maps")
    plane = page.get_by_role("group", name="Deine Kanäle")
    cell = page.locator("[data-target='cell:2:1']")
    whole_scale, before = scale(plane), middle(cell)
    page.mouse.move(*before)
    page.mouse.wheel(0, -300)
    expect(plane).not_to_have_attribute("data-scale", f"{whole_scale:.3f}")
    assert scale(plane) > whole_scale * 1.3
    after = middle(cell)
    assert after == pytest.approx(before, abs=12)
    for _ in range(12):
        page.mouse.wheel(0, -600)
    expect(plane).to_have_attribute("data-scale", "4.000")
    page.get_by_role("button", name="Alles zeigen").first.click()
    expect(plane).to_have_attribute("data-scale", f"{whole_scale:.3f}")
    expect(page.get_by_role("button", name="Weiter weg")).to_be_disabled()


def test_a_plane_is_moved_by_dragging_it_and_its_targets_stay_targets(look: Opener) -> None:
    page = look("maps")
    plane = page.get_by_role("group", name="Deine Kanäle")
    page.get_by_role("button", name="Näher").click()
    cell = page.locator("[data-target='cell:1:0']")
    frame = plane.bounding_box()
    assert frame is not None
    at = middle(cell)
    sea = (frame["x"] + 20, frame["y"] + frame["height"] - 120)
    drag(page, sea, (sea[0] + 20, sea[1] + 30))
    moved = middle(cell)
    assert moved[1] - at[1] > 15
    # a drag that begins on a thing is a drag of that thing: the plane stays
    world = page.locator("[data-world]")
    lies = world.bounding_box()
    drag(page, moved, (moved[0] + 40, moved[1] + 60))
    assert world.bounding_box() == lies
    cell.click()
    expect(page.locator("[data-cell='cell:1:0']")).to_be_visible()


def test_a_plane_is_moved_and_zoomed_by_keys(look: Opener) -> None:
    page = look("maps")
    plane = page.get_by_role("group", name="Deine Kanäle")
    plane.focus()
    start = scale(plane)
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert scale(plane) > start * 1.5
    cell = page.locator("[data-target='cell:1:0']")
    before = middle(cell)
    page.keyboard.press("ArrowUp")
    assert middle(cell)[1] > before[1]
    page.keyboard.press("0")
    assert scale(plane) == start


FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The browser scrolls to what has the focus a frame later."""


def test_a_thing_that_gets_the_focus_by_keyboard_comes_into_sight(look: Opener) -> None:
    page = look("maps")
    plane = page.get_by_role("group", name="Deine Kanäle")
    plane.focus()
    for _ in range(4):
        page.keyboard.press("+")
    frame = plane.bounding_box()
    assert frame is not None
    page.keyboard.press("Tab")
    page.evaluate(FRAMES)
    x, y = middle(page.locator("[data-target='cell:0:1']"))
    assert frame["x"] < x < frame["x"] + frame["width"]
    assert frame["y"] < y < frame["y"] + frame["height"]


def test_two_fingers_zoom_a_plane_wherever_they_are_put_down(look: Opener) -> None:
    page = look("maps", touch=True)
    plane = page.get_by_role("group", name="Deine Kanäle")
    start = scale(plane)
    fingers = page.context.new_cdp_session(page)
    x, y = middle(page.locator("[data-target='cell:1:0']"))

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": left, "y": top, "id": i} for i, (left, top) in enumerate(spots)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x, y + 60))
    touch("touchMove", (x, y - 10), (x, y + 100))
    touch("touchMove", (x, y - 20), (x, y + 140))
    touch("touchEnd")
    assert scale(plane) > start * 1.5
    expect(page.locator("[data-cell='']")).to_be_attached()


def test_a_ghost_is_turned_by_its_handle_by_key_and_by_the_wheel(look: Opener) -> None:
    page = look("maps")
    ghost = page.locator("[data-world] [data-turns]")
    plane = page.get_by_role("group", name="Deine Kanäle")
    start = scale(plane)
    expect(ghost).to_have_attribute("data-turns", "1")
    ghost.get_by_role("button", name="Um ein Viertel drehen").click()
    expect(ghost).to_have_attribute("data-turns", "2")
    page.mouse.move(*middle(ghost))
    page.mouse.wheel(0, 100)
    expect(ghost).to_have_attribute("data-turns", "3")
    assert scale(plane) == start
    page.keyboard.press("r")
    expect(ghost).to_have_attribute("data-turns", "4")
    page.keyboard.press("Shift+R")
    expect(ghost).to_have_attribute("data-turns", "3")


def test_things_are_dragged_between_areas(look: Opener) -> None:
    page = look("maps")
    whole(page)
    lying = page.locator("[data-lying]")
    crate, barrel = page.locator("[data-target='good:crate']"), page.locator("[data-target='good:barrel']")
    # on what lies in an area, too
    drag(page, middle(crate), middle(barrel))
    expect(lying).to_have_attribute(
        "data-lying", '{"crate":"storage:1","barrel":"storage:1","container":"storage:1"}'
    )
    # the place that takes it is told apart from those that would, and it keeps its size
    size = barrel.locator("svg").bounding_box()
    dock = page.locator("[data-target='dock:2']")
    page.mouse.move(*middle(barrel))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-target='dock:1']")))
    page.mouse.move(*middle(dock))
    expect(dock).to_have_attribute("data-state", "legal over")
    dragged = page.locator("body > button svg").bounding_box()
    assert size is not None
    assert dragged is not None
    assert (dragged["width"], dragged["height"]) == pytest.approx((size["width"], size["height"]), abs=0.5)
    page.mouse.move(5, 5)
    expect(dock).to_have_attribute("data-state", "legal")
    page.mouse.up()
    # where it may not go, it does not
    drag(page, middle(barrel), middle(page.locator("[data-target='dock:1']")))
    expect(lying).to_have_attribute(
        "data-lying", '{"crate":"storage:1","barrel":"storage:1","container":"storage:1"}'
    )
    drag(page, middle(barrel), middle(page.locator("[data-target='dock:2']")))
    expect(lying).to_have_attribute(
        "data-lying", '{"crate":"storage:1","barrel":"dock:2","container":"storage:1"}'
    )


def test_a_ship_is_fitted_by_touch_and_by_dragging(look: Opener) -> None:
    page = look("ships")
    whole(page)
    fitted = page.locator("[data-fitted]")
    page.locator("[data-target='store:sail']").click()
    page.locator("[data-target='slot:2']").click()
    expect(fitted).to_have_attribute("data-fitted", "sail businessman sail")
    drag(
        page,
        middle(page.locator("[data-target='store:crane']")),
        middle(page.locator("[data-target='slot:6']")),
    )
    expect(fitted).to_have_attribute("data-fitted", "sail businessman sail crane")
    # what is taken up is put down by the next touch, what is fitted is taken off
    page.locator("[data-target='slot:6']").click()
    expect(fitted).to_have_attribute("data-fitted", "sail businessman sail")


def test_a_reveal_turns_all_cards_then_tells_space_after_space(look: Opener) -> None:
    page = look("reveals", motion="full")
    bar = page.locator("[data-reveal]")
    expect(page.locator("[data-bids='open']")).to_have_count(0)
    # which places are told, as they come
    page.evaluate(
        """() => {
            const bar = document.querySelector('[data-reveal]');
            window.told = [bar.dataset.reveal];
            new MutationObserver(() => window.told.push(bar.dataset.reveal)).observe(bar, { attributes: true });
        }"""
    )
    page.get_by_role("button", name="Aufdecken").click()
    expect(page.locator("[data-bids='open']")).to_have_count(3)
    expect(bar).to_have_attribute("data-reveal", "2")
    assert page.evaluate("window.told") == ["-1", "0", "1", "2"]
    expect(page.locator("[data-outcome='won']")).to_have_count(3)
    expect(page.locator("[data-outcome='lost']")).to_have_count(1)


def test_a_reveal_can_be_skipped_and_walked_through(look: Opener) -> None:
    page = look("reveals", motion="full")
    bar = page.locator("[data-reveal]")
    page.get_by_role("button", name="Aufdecken").click()
    page.get_by_role("button", name="Alles zeigen").click()
    expect(bar).to_have_attribute("data-reveal", "2")
    expect(bar).to_have_attribute("data-ended", "1")
    page.get_by_role("button", name="Zurück").click()
    expect(bar).to_have_attribute("data-reveal", "1")
    expect(page.locator("[data-outcome]")).to_have_count(4)


def test_in_calm_a_reveal_shows_its_end_at_once(look: Opener) -> None:
    page = look("reveals", motion="calm")
    page.get_by_role("button", name="Aufdecken").click()
    expect(page.locator("[data-reveal='2']")).to_be_visible(timeout=5_000)
    running = page.evaluate("document.getAnimations().length")
    assert running == 0


MOVED = """(name) => {
    const figure = document.querySelector(`[data-figure='${name}']`);
    const box = () => { const { left, top } = figure.getBoundingClientRect(); return [left, top]; };
    return figure.getAnimations().map((animation) => {
        animation.pause();
        return [0, 0.25, 0.5, 0.75, 1].map((part) => {
            animation.currentTime = part * 319.9;
            return box();
        });
    });
}"""


def test_a_marker_moves_along_its_track_and_not_across(look: Opener) -> None:
    page = look("tracks", motion="full")
    page.evaluate("document.querySelector('[data-bent]').click()")
    ways = page.evaluate(MOVED, "pawn")
    assert len(ways) == 1
    (x0, y0), *between, (x1, y1) = ways[0]
    assert (x1 - x0, y1 - y0) > (50, 30)
    # at every moment it is on the upper leg or on the right one
    assert all(abs(y - y0) < 2 or abs(x - x1) < 2 for x, y in between)


def test_in_calm_a_marker_is_just_where_it_is(look: Opener) -> None:
    page = look("tracks", motion="calm")
    page.evaluate("document.querySelector('[data-bent]').click()")
    expect(page.locator("[data-bent='7']")).to_be_visible()
    assert page.evaluate(MOVED, "pawn") == []


def test_what_glows_is_seen_in_forced_colours(look: Opener) -> None:
    page = look("maps")
    page.emulate_media(forced_colors="active")
    whole(page)
    looks_good(page, "gallery-maps-forced")
