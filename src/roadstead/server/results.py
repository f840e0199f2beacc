"""Results explained: places, named points, and what decided between one place and the next."""

from __future__ import annotations

from roadstead.engine.game import Game, Score
from roadstead.protocol import Decided, ScorePart, SeatResult
from roadstead.server.match import Match
from roadstead.text.rule_index import rule_index
from roadstead.text.voice import Voice


def results(match: Match, voice: Voice | None) -> list[SeatResult]:
    """All seats, first place first; empty if the game was ended by vote. With a voice, names are formatted."""
    places = [place for place, _ in match.result()]
    scores = match.table.state.scores() if places else []
    return explain_places(scores, places, match.resigned, Naming(match.table.rules.game, voice))


def explain_places(
    scores: list[Score], places: list[int], resigned: set[int], naming: Naming
) -> list[SeatResult]:
    """Scores by seat and the place of each seat, in the order of places."""
    order = sorted(range(len(scores)), key=lambda seat: places[seat])
    found: list[SeatResult] = []
    for seat in order:
        next_place = min((place for place in places if place > places[seat]), default=0)
        following = [other for other in order if places[other] == next_place]
        decided = naming.deciding_factor(scores, seat, following, resigned) if following else None
        found.append(naming.result(scores[seat], places[seat], seat in resigned, decided))
    return found


class Naming:
    """Names the parts of a score: by the game's keys, with their rules and, with a voice, as text."""

    def __init__(self, game: Game, voice: Voice | None) -> None:
        self.rules = rule_index(game).messages
        self.voice = voice

    def text(self, family: str, name: str) -> str:
        return self.voice.label(family, name) if self.voice is not None and name else ""

    def rule(self, family: str, name: str) -> str:
        return self.rules.get(f"{family}-{name}".replace("_", "-"), "")

    def score_parts(self, family: str, parts: tuple[tuple[str, int], ...]) -> list[ScorePart]:
        return [
            ScorePart(name, points, self.rule(family, name), self.text(family, name))
            for name, points in parts
        ]

    def result(self, score: Score, place: int, resigned: bool, decided: Decided | None) -> SeatResult:
        return SeatResult(
            seat=score.seat,
            place=place,
            total=score.total,
            parts=self.score_parts("score", score.parts),
            ties=self.score_parts("tie", score.ties),
            how="product" if score.how == "product" else "sum",
            verdict=score.verdict,
            verdict_text=self.text("verdict", score.verdict),
            lost=score.lost,
            resigned=resigned,
            decided=decided,
        )

    def deciding_factor(
        self, scores: list[Score], seat: int, following: list[int], resigned: set[int]
    ) -> Decided:
        """What ranks a seat above the next place; of several that share it, the first is compared."""
        mine, theirs = scores[seat], scores[following[0]]
        if following[0] in resigned and seat not in resigned:
            return Decided("resigned", following)
        if theirs.lost and not mine.lost:
            return Decided("lost", following, rule=self.rule("verdict", theirs.verdict))
        if mine.total != theirs.total:
            return Decided("total", following, more=mine.total, less=theirs.total)
        for (name, more), (_, less) in zip(mine.ties, theirs.ties, strict=True):
            if more != less:
                return Decided(
                    "tie", following, name, more, less, self.rule("tie", name), self.text("tie", name)
                )
        raise AssertionError(f"nothing puts seat {seat} before {following}")
