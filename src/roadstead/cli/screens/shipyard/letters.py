"""Names of the things of Shipyard on a screen: words, or three or four letters with a legend."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from roadstead.cli.screens.lines import Flow
from roadstead.games.shipyard.codes import FITTINGS
from roadstead.games.shipyard.cruise import PIECE_OF
from roadstead.games.shipyard.deck import (
    CAPTAIN,
    COMMODITIES,
    FEATURES,
    ICONS,
    NONE,
    OFFICER,
    PIECES,
)
from roadstead.games.shipyard.rules import ShipyardRules
from roadstead.games.shipyard.view import ShipyardView
from roadstead.text.voice import Voice

SEAT_COLOURS = ("red", "yellow", "green", "blue")
STAFF_COLOURS = ("dark_orange3", "green", "dark_orange", "bright_blue", "bright_yellow")
FEATURE_COLOURS = ("", "", "yellow", "red", "green", "magenta", "cyan", "bright_yellow")
ICON_COLOURS = ("red", "yellow", "bright_yellow", "cyan", "magenta", "bright_blue")
GONE = "–"


class Letters:
    """Formats the contents of one view in one language."""

    def __init__(self, view: ShipyardView, voice: Voice, rules: ShipyardRules) -> None:
        self.view = view
        self.voice = voice
        self.rules = rules
        self.deck = rules.deck

    def label(self, key: str, **args: str | int) -> str:
        return self.voice.format(f"screen-{key}", dict(args))

    def code(self, identity: str) -> str:
        """The abbreviation of a feature, a piece, an icon or a commodity."""
        return self.label("code", id=identity)

    def codes(
        self, names: list[str], counts: tuple[int, ...] | list[int], colours: tuple[str, ...] = ()
    ) -> Text:
        """ "2mas cab", each in its colour."""
        found = [
            Text(f"{count if count > 1 else ''}{self.code(name)}", colours[at] if colours else "")
            for at, (name, count) in enumerate(zip(names, counts, strict=True))
            if count
        ]
        return Text(" ").join(found)

    def features(self, card: int) -> Text:
        """The features of a ship card."""
        if card == NONE:
            return Text(GONE, "dim")
        text = self.codes(FEATURES, self.deck.features[card], FEATURE_COLOURS)
        return text if text.plain else Text("0", "dim")

    def loads(self, counts: tuple[int, ...] | list[int]) -> Text:
        """ "2 coal+steel"."""
        names = [self.label("commodity", id=commodity) for commodity in COMMODITIES]
        both = zip(names, counts, strict=True)
        return Text("+".join(f"{count} {name}" if count > 1 else name for name, count in both if count))

    def icons(self, canal: int) -> Text:
        shown = [icon for icon in self.deck.tiles[canal].icons[0] if icon != NONE]
        return self.codes(ICONS, [shown.count(icon) for icon in range(len(ICONS))], ICON_COLOURS)

    def piece(self, piece: int, count: int) -> str:
        """ "2 sails"."""
        if piece == CAPTAIN:
            return self.label("captains", count=count)
        return self.voice.format(
            "fitting-counted", {"fitting-id": FITTINGS[PIECE_OF.index(piece)], "count": count}
        )

    def pieces(self, counts: tuple[int, ...] | list[int]) -> list[Text]:
        return [Text(self.piece(piece, count)) for piece, count in enumerate(counts) if count]

    def sum_of(self, cards: tuple[int, ...]) -> list[int]:
        """The summed features of a ship."""
        return [sum(self.deck.features[card][feature] for card in cards) for feature in range(len(FEATURES))]

    def legend(self) -> list[RenderableType]:
        """The legend of abbreviations and signs."""
        staff, signs = (self.label(key).split(", ") for key in ("staff-told", "signs-told"))
        return [self.letters(), self.explain("staff", staff), self.explain("signs", signs)]

    def letters(self) -> RenderableType:
        names = {name: self.voice.thing("feature", at) for at, name in enumerate(FEATURES)}
        names |= {name: self.voice.thing("piece", at) for at, name in enumerate(PIECES)}
        names["officer"] = self.voice.thing("element", OFFICER).capitalize()
        names |= {name: self.voice.thing("icon", at) for at, name in enumerate(ICONS) if name not in names}
        return self.explain("letters", [f"{self.code(name)} {told}" for name, told in names.items()])

    def explain(self, lead: str, items: list[str]) -> RenderableType:
        return Flow([[Text(item, "dim") for item in items]], Text(self.label(lead), "dim bold"))
