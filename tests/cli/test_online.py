"""A game at a server's table, played from the terminal."""

from __future__ import annotations

import asyncio
import re
import shlex
import stat
import threading
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import update

from examples.bot import play as play_bot
from roadstead.cli.address import Address, read_address
from roadstead.cli.errors import WrongUse
from roadstead.cli.keyboard import BusyTerminal
from roadstead.cli.online import show_room, show_way_back
from roadstead.client import Client
from roadstead.games import load
from roadstead.protocol import Chair, NewRecord, NewTable, SeatInfo, TableInfo
from roadstead.server import schema
from roadstead.server.context import Settings
from roadstead.text.voice import Phrases, game_texts
from tests.cli.conftest import FIRST, Roadstead
from tests.cli.person import Person
from tests.server.running import FREELY, Process, Running, free_port, go, running

FIRSTS = f"{FIRST}\n" * 2000
GOLDEN = Path(__file__).parent.parent / "golden" / "harbour" / "bonus-cards-2.txt"
COPIED = re.compile("harbour-|^  roadstead ")
"""Lines that are not wrapped, so that they can be copied."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("site")
    with running(Settings(f"sqlite:///{folder}/roadstead.db", rates=FREELY)) as site:
        yield site


def words(text: str) -> str:
    return " ".join(text.split())


async def friends_table(url: str, game: str = "harbour", **more: str) -> tuple[str, TableInfo]:
    """A table of Ben's with a seat for a friend; returns Ben's token, too."""
    async with await Client.guest(url, "Ben") as ben:
        table = await ben.create(game, friends=1, options={"start_seat": "0"})  # type: ignore[arg-type]
        return await ben.new_token("test"), table


# -- alone against bots -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "winner"),
    [
        ("en", r"(wins!|share the victory!).*The deal was checked"),
        ("de", r"(gewinnt!|teilen sich).*Geprüft: Alle"),
        ("fr", r"(gagne !|se partagent).*Tirage contrôlé"),
    ],
)
def test_a_whole_game(site: Running, roadstead: Roadstead, lang: str, winner: str) -> None:
    answer = roadstead(
        "play", "--server", site.url, "harbour", "--bots", "random,random", "--lang", lang, typed=FIRSTS
    )
    assert answer.code == 0
    assert answer.err == ""
    assert re.search(winner, words(answer.out))
    assert (
        max(len(line.removeprefix("> ")) for line in answer.out.splitlines() if not COPIED.search(line)) <= 80
    )
    assert not re.search(r"\[[a-z]+-[a-z]+", answer.out)
    link = re.findall(r"roadstead verify '(.*)'", answer.out)[-1]
    checked = roadstead("verify", link)
    assert checked.code == 0
    assert "chance events follow from the seed" in checked.out
    assert roadstead("verify", link.replace("/tables", "/api/tables"), "--json").code == 0


@pytest.mark.parametrize("game", ["bremerhaven", "novgorod", "shipyard"])
def test_the_other_games_begin_as_they_do_here(site: Running, roadstead: Roadstead, game: str) -> None:
    answer = roadstead("play", "--server", site.url, game, "--bots", "greedy", typed="1\n" * 8)
    assert answer.code == 0
    assert answer.err == ""
    assert answer.out.count("\n> ") >= 8
    assert "Come back to this table with" in answer.out


def test_what_choices_mean_is_told_here_too(site: Running, roadstead: Roadstead) -> None:
    answer = roadstead("play", "--server", site.url, "bremerhaven", "--bots", "greedy")
    assert "Building permit, Grow influence: If your bid is lower than the highest" in words(answer.out)


def test_why_asks_the_server(site: Running, roadstead: Roadstead) -> None:
    """A card that is laid cannot be laid again."""
    typed = "why a5\na5\nwhy card:5\nquit\n"
    told = words(roadstead("play", "--server", site.url, "bremerhaven", "--bots", "greedy", typed=typed).out)
    assert "Bid 5 on Parking lot The card stays there until the end of the round." in told
    assert "(rule BRE-" in told


def test_what_choices_mean_outlives_a_lost_connection(site: Running) -> None:
    async def scenario() -> list[bool]:
        async with await Client.guest(site.url, "Ann") as ann:
            table = await ann.create("bremerhaven", bots=["random"])
            told = []
            before = None
            for _ in range(2):
                async with ann.live(table.id, 0, before=before, means=True) as live:
                    position = await live.first_position()
                    told.append(all(choice.means for choice in position.options))
                    before = live
            return told

    assert go(scenario()) == [True, True]


def test_who_leaves_is_remembered_and_comes_back(site: Running, roadstead: Roadstead, tmp_path: Path) -> None:
    first = roadstead("play", "--server", site.url, "harbour", "--name", "Ann", typed="stock 3-fish\nquit\n")
    assert "Ann starts with 3 fish." in first.out
    table = re.findall(r"--table ([0-9a-f]+)", words(first.out))[-1]
    file = tmp_path / "data" / "roadstead" / "servers.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = roadstead("play", "--server", site.url, "--table", table, typed="undo\nstock 3-wood\n")
    assert "Welcome back, Ann!" in again.out
    assert "Ann starts with 3 fish." in again.out
    assert "Taken back." in again.out
    assert "Ann starts with 3 wood." in again.out
    other = roadstead("play", "--server", site.url, "harbour", "--name", "Zoe")
    assert "Welcome, Zoe!" in other.out
    assert "Welcome back, Ann!" in roadstead("play", "--server", site.url, "harbour", "--name", "Ann").out


def test_a_key_and_a_token_say_who_i_am(
    site: Running, roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> tuple[str, str]:
        async with await Client.guest(site.url, "Kim") as kim:
            return await kim.new_key(), await kim.new_token("laptop")

    key, token = go(scenario())
    assert "Welcome, Kim!" in roadstead("play", "--server", site.url, "harbour", "--key", key).out
    assert "Welcome back, Kim!" in roadstead("play", "--server", site.url, "harbour").out
    monkeypatch.setenv("XDG_DATA_HOME", "/nowhere")
    assert "Welcome, Kim!" in roadstead("play", "--server", site.url, "harbour", "--token", token).out
    monkeypatch.setenv("ROADSTEAD_TOKEN", token)
    assert "Welcome, Kim!" in roadstead("play", "--server", site.url, "harbour").out


def test_several_seats_of_mine_at_one_keyboard(site: Running, roadstead: Roadstead) -> None:
    async def scenario() -> tuple[str, str]:
        async with await Client.guest(site.url, "Kim") as kim:
            chairs = [Chair("me", name="Kim"), Chair("me", name="Lou")]
            asked = NewTable("harbour", chairs, {"start_seat": "0", "bonus_cards": "on"})
            table = await kim.post("/api/tables", asked, TableInfo)
            return table.id, await kim.new_token("laptop")

    table, token = go(scenario())
    arguments = ("play", "--server", site.url, "--table", table, "--token", token)
    answer = roadstead(*arguments, typed="stock 3-fish\n\nstock 3-wood\n\ngo home-0\n")
    assert answer.err == ""
    before, lou, kim = answer.out.split("Please hand over to ")
    assert "Kim starts with 3 fish." in lou
    assert "Lou starts with 3 wood." in kim
    assert "Kim goes home." in kim
    assert all("bonus card: " in part for part in (before, lou, kim))


def test_seats_without_secrets_share_a_keyboard_without_a_curtain(
    site: Running, roadstead: Roadstead
) -> None:
    async def scenario() -> tuple[str, str]:
        async with await Client.guest(site.url, "Kim") as kim:
            chairs = [Chair("me", name="Kim"), Chair("me", name="Lou")]
            table = await kim.post("/api/tables", NewTable("harbour", chairs, {"start_seat": "0"}), TableInfo)
            return table.id, await kim.new_token("laptop")

    table, token = go(scenario())
    arguments = ("play", "--server", site.url, "--table", table, "--token", token)
    answer = roadstead(*arguments, typed="stock 3-fish\nstock 3-wood\ngo home-0\n")
    assert answer.err == ""
    assert "hand over" not in answer.out
    assert "Lou starts with 3 wood." in answer.out
    assert "Kim goes home." in answer.out


def test_a_deck_of_ones_own(site: Running, roadstead: Roadstead, tmp_path: Path) -> None:
    builtin = files("roadstead.games.harbour").joinpath("cards.toml").read_text(encoding="utf-8")
    deck = tmp_path / "my.toml"
    deck.write_text(builtin.replace("Lighthouse", "Lamp House"))
    answer = roadstead("play", "--server", site.url, "harbour", "--cards", str(deck), typed="1\ncards lamp\n")
    assert answer.err == ""
    assert "Lamp House" in answer.out


# -- with a friend ------------------------------------------------------------------------------------------


def test_an_undo_is_asked_for_declined_and_granted(site: Running, tmp_path: Path) -> None:
    """Ann asks in English, Ben answers in German; both see what happened."""
    table = ("harbour", "--friends", "1", "--options", "start_seat=0")
    with Person(tmp_path, "play", "--server", site.url, *table, "--name", "Ann") as ann:
        ann.sees("The game starts as soon as one more player has come")
        link = ann.sees(r"http\S+invite=\S+")
        with Person(tmp_path, "play", "--server", link, "--name", "Ben", "--lang", "de") as ben:
            ann.sees("Ben sits down")
            ann.sees(r"\n> $")
            ben.sees("Warten auf Ann")
            ann.types("stock 3-fish")
            ben.sees(r"\n> $")
            ben.types("1")
            ann.sees(r"move your pawn[^>]*\n> $")
            ann.types("undo")
            ann.sees("The others are asked")
            ben.sees("Ann möchte den letzten eigenen Zug")
            ben.types("nein")
            ann.sees("Then it stands")
            ben.sees("Dann bleibt es dabei")
            ann.types("undo")
            ben.sees("Ann möchte den letzten eigenen Zug")
            ben.types("zustimmen")
            ann.sees("Taken back")
            ann.sees("Which 3 goods")
            ben.sees("Zurückgenommen")
            ann.types("quit")
            assert ann.ends() == 0
            ben.sees("Ann ist nicht mehr verbunden")


def test_people_talk_and_ask_for_a_hint(site: Running, tmp_path: Path) -> None:
    table = ("harbour", "--friends", "1", "--options", "start_seat=0")
    with Person(tmp_path, "play", "--server", site.url, *table, "--name", "Ann") as ann:
        link = ann.sees(r"http\S+invite=\S+")
        with Person(tmp_path, "play", "--server", link, "--name", "Ben", "--lang", "de") as ben:
            ann.sees(r"\n> $")
            ann.types("say Good luck, [b]Ben[/b]")
            ben.sees(r"» Ann: Good luck, \[b\]Ben\[/b\]")
            ben.types("sag")
            ben.sees("Was willst du sagen")
            ben.types("sag Dir auch")
            ann.sees(r"» Ben: Dir auch\s*\n> $")
            with Person(tmp_path, "play", "--server", link, "--name", "Eve") as eve:
                eve.sees("You only look on here")
                eve.sees("» Ben: Dir auch")
                eve.types("say Hello")
                eve.types("quit")
                assert eve.ends() == 0
            ben.types("tipp")
            ben.sees("nicht dran")
            ann.types("hint")
            ann.sees(r"The bot would choose \d+: .*\n\s*(Your goods would|You are) then .*\.")
            ann.types("quit")
            assert ann.ends() == 0


def test_several_moves_are_taken_back_at_once(site: Running, roadstead: Roadstead) -> None:
    arguments = ("play", "--server", site.url, "shipyard", "--bots", "random", "--options", "start_seat=0")
    answer = roadstead(*arguments, typed=f"choose build-ships\n{FIRST}\nundo 2\n")
    assert answer.err == ""
    before, after = answer.out.split("Taken back.", 1)
    first_question = before.split("\n> ")[0].rsplit("\n\n", 1)[1]
    assert first_question in after
    assert before.count("\n> ") == 3


def test_a_hint_is_played_with_the_mark_alone(site: Running, roadstead: Roadstead) -> None:
    answer = roadstead("play", "--server", site.url, "harbour", "--bots", "none", typed="hint\n+\n")
    assert answer.err == ""
    hinted, played = answer.out.split("Type + to play this", 1)
    assert " starts with " not in hinted
    assert re.search(r"• \S+ starts with ", played)


async def at_work(url: str) -> tuple[str, str]:
    """A solo game of Bremerhaven in its harbour phase: the table and a token of its player."""
    finishable = load("bremerhaven").rules().finishable
    async with await Client.guest(url, "Kim") as kim:
        while True:
            table = await kim.create("bremerhaven", me=1)
            now = await kim.position(table.id, 0)
            while now.options:
                due = json.decode(now.view)["due"][0]
                if due["kind"] in finishable:
                    return table.id, await kim.new_token("laptop")
                await kim.play(table.id, 0, now.options[0].move, now.position)
                now = await kim.position(table.id, 0)


def test_a_bot_finishes_the_harbour_phase(site: Running, roadstead: Roadstead) -> None:
    table, token = go(at_work(site.url))
    answer = roadstead(
        "play", "--server", site.url, "--table", table, "--token", token, typed="finish\nfinish\n"
    )
    assert answer.err == ""
    finished = words(answer.out).partition("The bot finishes for you")[2]
    assert re.search(r"• Kim (works|leaves it at that) in the harbour", finished)
    assert "There is nothing to finish now" in finished


def test_resigning_is_asked_twice_and_ranked_last(site: Running, tmp_path: Path) -> None:
    token, table = go(friends_table(site.url))
    bot = threading.Thread(target=lambda: asyncio.run(play_bot(site.url, table.id, table.invite, token)))
    address = f"{site.url}/tables/{table.id}?invite={table.invite}"
    with Person(tmp_path, "play", "--server", address, "--name", "Ann") as ann:
        bot.start()
        ann.sees(r"\n> $")
        ann.types("resign")
        ann.sees(r"really want to resign\?[^>]*\[no\] $")
        ann.types("")
        ann.sees("Then it stands")
        ann.types("resign")
        ann.sees(r"\[no\] $")
        ann.types("yes")
        ann.sees("Ann has resigned")
        ann.sees("Ann resigned and is ranked last")
        ann.sees("Save the game")
        ann.types("")
        assert ann.ends() == 0
    bot.join(300)


def test_somebody_without_a_seat_looks_on(site: Running, tmp_path: Path) -> None:
    async def scenario() -> TableInfo:
        async with await Client.guest(site.url, "Ben") as ben:
            return await ben.create("harbour", bots=["random"])

    table = go(scenario())
    address = f"{site.url}/tables/{table.id}?invite={table.invite}"
    with Person(tmp_path, "play", "--server", address, "--name", "Eve") as eve:
        eve.sees("You only look on here")
        eve.sees("Market")
        eve.sees("Waiting for")
        eve.sees("You can type log, cards, players")
        eve.types("undo")
        eve.sees("You only look on")
        eve.types("help")
        eve.sees("You only look on")
        assert "resign" not in eve.sees(r"rules[^>]*leave; you can come back later")
        eve.types("1")
        eve.sees("not your turn")
        eve.types("quit")
        assert eve.ends() == 0


def test_a_vote_to_end_is_told_to_whoever_comes_back(site: Running, tmp_path: Path) -> None:
    token, table = go(friends_table(site.url))
    address = f"{site.url}/tables/{table.id}?invite={table.invite}"
    with Person(tmp_path, "play", "--server", address, "--name", "Zoé", "--lang", "fr") as zoe:
        zoe.sees("On attend Ben")
        zoe.types("terminer")
        zoe.sees(r"\[non\] $")
        zoe.types("oui")
        zoe.sees("Les autres apprennent que vous voulez terminer")
        arguments = ("--table", table.id, "--token", token)
        with Person(tmp_path, "play", "--server", site.url, *arguments) as ben:
            ben.sees("Zoé wants to end the game without a result. Type end if you do")
            ben.sees(r"\n> $")
            ben.types("players")
            ben.sees("Zoé: here, wants to end the game")
            zoe.types("joueurs")
            zoe.sees("Ben\u00a0: connecté, doit décider")
            ben.types("end")
            ben.sees(r"\[no\] $")
            ben.types("yes")
            ben.sees("have ended this game")
        zoe.sees("ont terminé cette partie")


def test_a_record_that_was_sent_in_can_be_looked_at(site: Running, roadstead: Roadstead) -> None:
    async def scenario() -> TableInfo:
        async with await Client.guest(site.url, "Ben") as ben:
            record = GOLDEN.read_text("utf-8")
            return await ben.post("/api/tables/records", NewRecord(record), TableInfo)

    table = go(scenario())
    address = f"{site.url}/tables/{table.id}?invite={table.invite}"
    answer = roadstead("play", "--server", address)
    assert (answer.code, answer.err) == (0, "")
    assert "You only look on" in answer.out


def test_the_host_need_not_wait(site: Running, tmp_path: Path) -> None:
    with Person(tmp_path, "play", "--server", site.url, "novgorod", "--anyone", "1", "--name", "Ann") as ann:
        ann.sees("one more player")
        ann.types("what?")
        ann.sees("one more player")
        ann.types("start")
        ann.sees(r"\n> $")
        ann.types("help")
        ann.sees("restart")
        ann.sees("you can come back later")


def test_a_restarted_server_is_found_again(tmp_path: Path) -> None:
    database, log, port = f"sqlite:///{tmp_path}/r.db", tmp_path / "log", free_port()
    server = Process(database, log, port)
    with Person(tmp_path, "play", "--server", server.url, "harbour", "--name", "Ann") as ann:
        ann.sees(r"\n> $")
        server.kill()
        ann.sees("connection is lost")
        server = Process(database, log, port)
        try:
            ann.sees("connected again")
            ann.types("1")
            ann.sees("Ann starts with 3 fish")
        finally:
            server.stop()


# -- what goes wrong ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (("--server", "http://127.0.0.1:1"), 1, "cannot be reached"),
        (("--server", "ftp://x"), 2, "is not the address of a server"),
        (("--server", "SITE", "--table", "nothere"), 1, "has no table nothere"),
        (("--server", "SITE", "--table", "nothere", "--invite", "no"), 1, "the code of the link is wrong"),
        (("--server", "SITE", "--key", "wrong"), 1, "nobody has this key"),
        (("--server", "SITE", "--token", "wrong"), 1, "this token is not valid"),
        (("--server", "SITE", "harbour", "--bots", "clever"), 2, "there is no bot 'clever'"),
        (("--server", "SITE", "harbour", "--friends", "6"), 2, "harbour is for 1 to 4 players, not 7"),
        (("--server", "SITE", "chess"), 2, "there is no game 'chess'"),
        (("--server", "SITE", "--options", "boards=gold"), 1, "boards"),
        (("--server", "SITE", "--seed", "3"), 2, "not at a server"),
        (("--table", "abc"), 2, "this needs a server"),
    ],
)
def test_clear_errors(
    site: Running, roadstead: Roadstead, arguments: tuple[str, ...], code: int, says: str
) -> None:
    answer = roadstead("play", *(word.replace("SITE", site.url) for word in arguments))
    assert answer.code == code
    assert says in answer.err
    assert "fault of the program" not in answer.err


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "does not have the rules or cards this game was begun with (version 99)"),
        ("de", "hat die Regeln oder Karten nicht, mit denen dieses Spiel begonnen wurde (Version 99)"),
        ("fr", "n'a pas les règles ou les cartes avec lesquelles cette partie a été commencée (version 99)"),
    ],
)
def test_a_table_of_rules_that_the_server_does_not_have(
    site: Running, roadstead: Roadstead, lang: str, says: str
) -> None:
    token, table = go(friends_table(site.url))
    this = schema.game_table.c.id == table.id
    site.write(update(schema.game_table).where(this).values(rules=99, status="running", started=1))
    site.forget(table.id)
    answer = roadstead("play", "--server", site.url, "--token", token, "--table", table.id, "--lang", lang)
    assert (answer.code, says in answer.err) == (1, True), answer.err
    assert f"{site.url}/tables/{table.id}" in answer.err


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (("--port", "TAKEN"), 1, "cannot listen at 127.0.0.1:"),
        (("--host", "no such host"), 1, "cannot listen at no such host: "),
        (("--database", "foo://bar"), 2, "--database foo: "),
        (("--database", "sqlite://"), 2, "must be a file"),
        (("--database", "://"), 2, "--database : "),
        (("--database", "mysql://x/y"), 2, "--database mysql: a database is"),
        (("--database", "TEXT"), 1, "is not a database"),
    ],
)
def test_serve_says_why_it_cannot(
    site: Running, roadstead: Roadstead, tmp_path: Path, arguments: tuple[str, ...], code: int, says: str
) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("Roadstead\n" * 200)
    places = {"TAKEN": site.url.rpartition(":")[2], "TEXT": str(text)}
    given = [places.get(word, word) for word in arguments]
    port = [] if "--port" in given else ["--port", str(free_port())]
    answer = roadstead("serve", *given, *port)
    assert (answer.code, says in answer.err, answer.out) == (code, True, ""), answer.err


def test_verify_says_why_it_cannot(site: Running, roadstead: Roadstead) -> None:
    _, table = go(friends_table(site.url))
    link = f"{site.url}/tables/{table.id}?invite={table.invite}"
    for address, says in (
        (link, "the game is not finished"),
        (f"{site.url}/tables/{table.id}", "has no table"),
        (f"{site.url}/tables/nothere", "has no table nothere"),
        (site.url, "names no table"),
        ("http://127.0.0.1:1/tables/abc", "cannot be reached"),
    ):
        answer = roadstead("verify", address)
        assert (answer.code, says in answer.err) == (1, True), answer.err


def test_what_a_server_says_runs_no_command_when_a_proposed_one_is_pasted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    named = "x'$(touch here)'; `touch here`"
    at = Address("http://host:8620", named, named)
    seats = [SeatInfo(0, "Ann", "person", mine=True), SeatInfo(1, "", "friend")]
    waiting = TableInfo(
        named, "harbour", {}, "waiting", False, "live", 0, seats, 0, 1, 1, "", "", mine=True, invite=named
    )
    ended = replace(waiting, status="finished")
    phrases, terminal = Phrases("en", game_texts(load("harbour"), "en")), BusyTerminal()
    show_room(at, waiting, phrases, terminal)
    for table in (waiting, replace(waiting, mine=False), ended):
        show_way_back(at, table, "Ann", phrases, terminal)
    proposed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  roadstead ")]
    assert [shlex.split(line)[1:] for line in proposed] == [
        ["play", "--server", at.link()],
        ["play", "--server", at.server, "--table", named, "--name", "Ann"],
        ["play", "--server", at.link()],
        ["verify", at.link()],
    ]
    assert read_address(at.link()) == at


def test_addresses() -> None:
    told = Address("http://host:8620", "ab", "cd")
    for text in ("http://host:8620/tables/ab?invite=cd", "host:8620/api/tables/ab/position?invite=cd"):
        assert read_address(text) == told
    assert read_address("https://club.example/games/") == Address("https://club.example/games")
    assert read_address("http://[::1]:8620").server == "http://[::1]:8620"
    assert told.link() == "http://host:8620/tables/ab?invite=cd"
    odd = Address("http://host:8620", "a/b c'd?", "e f&g")
    assert read_address(odd.link()) == odd
    for wrong in ("http://host:99999", "http://", "mailto:ann"):
        with pytest.raises(WrongUse):
            read_address(wrong)
