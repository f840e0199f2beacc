"""Every text is there in every language with the same arguments, and no text is left over."""

import re
from pathlib import Path

import pytest

import roadstead
from roadstead.games import NAMES, load
from roadstead.text.proofread import Declared, compare, proofread_common, proofread_game, texts_used
from roadstead.text.variables import digits_in_singulars, texts_in

PACKAGE = Path(roadstead.__file__).parent
ROOT = Path(__file__).parents[2]
FLUENT = [*(ROOT / "src" / "roadstead").rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.ftl")]


@pytest.mark.parametrize("game", NAMES)
def test_the_texts_of_a_game(game: str) -> None:
    assert proofread_game(load(game).rules()) == []


def test_the_common_texts() -> None:
    declared: Declared = {}
    families: tuple[str, ...] = ()
    for layer in ("cli", "server", "text"):
        used, begun = texts_used(PACKAGE / layer)
        for key, arguments in used.items():
            declared.setdefault(key, set()).update(arguments)
        families += begun
    assert len(declared) > 40
    assert proofread_common(declared, families) == []


@pytest.mark.parametrize(
    "file", sorted(PACKAGE.rglob("*fr.ftl")), ids=lambda file: f"{file.parent.parent.name}-{file.name}"
)
def test_french_marks_are_not_torn_off(file: Path) -> None:
    """Before ; : ! ? » and after « there is a no-break space; after a comma they are signs that the text explains."""
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"(?<!,) [;:!?»]|« ", line)] == []


def test_no_singular_names_its_number() -> None:
    assert len(FLUENT) >= 36
    assert {
        str(file): found for file in FLUENT if (found := digits_in_singulars(file.read_text("utf-8")))
    } == {}


COUNTED = """
goods = { $n ->
    [0] 0 goods
    [one] { $m ->
        [0] 1 good
       *[other] { $n } good
    }
   *[other] 2 goods
}
"""


def test_a_number_in_a_singular_is_found() -> None:
    assert digits_in_singulars(COUNTED) == ["1 good"]


GOOD = "greet = Hello { $name }, { $goods-n } goods"


@pytest.mark.parametrize(
    ("other", "problem"),
    [
        ("", "de: there is no text 'greet'"),
        (f"{GOOD}\nleft = over", "de: nobody declares 'left'"),
        ("greet = Hallo { $name }", "de: 'greet' does not use the arguments of en: $goods"),
        (f"{GOOD} {'{ $age }'}", "de: 'greet' has no argument $age"),
    ],
)
def test_the_proofreader_finds(other: str, problem: str) -> None:
    texts = {"en": texts_in(GOOD), "de": texts_in(other)}
    assert problem in compare(texts, {"greet": {"name", "goods"}}, ())


def test_the_proofreader_is_content() -> None:
    texts = {"en": texts_in(GOOD), "de": texts_in("greet = { $goods } für { $name }")}
    assert compare(texts, {"greet": {"name", "goods"}}, ()) == []


@pytest.mark.parametrize("source", ["greet = a\ngreet = b", "greet == { $"])
def test_a_file_that_is_not_fluent_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="greet"):
        texts_in(source)
