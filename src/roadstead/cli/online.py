"""`roadstead play --server`: who I am there, which table, and the wait until the game starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from shlex import quote

from roadstead.bots.registry import NAMES as LEVELS
from roadstead.cli import credentials, seat_news
from roadstead.cli.address import Address, read_address
from roadstead.cli.connection import Connection
from roadstead.cli.errors import Failed, WrongUse
from roadstead.cli.keyboard import BusyTerminal
from roadstead.cli.loading import game_named
from roadstead.cli.menu import plain
from roadstead.cli.online_session import OnlineSession
from roadstead.cli.read_commands import program
from roadstead.cli.seating import LEVEL, NOBODY, OPPONENTS, ask_for_one, words
from roadstead.cli.terminal import Leave
from roadstead.client import Client, refused_by_server
from roadstead.engine.game import Rules
from roadstead.engine.record import read_record
from roadstead.games import NAMES, load
from roadstead.protocol import Chair, NewTable, TableInfo
from roadstead.refusal import Refused
from roadstead.text.voice import Phrases, Voice, game_texts

TOKEN = "ROADSTEAD_TOKEN"
LABEL = "terminal"


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    server: str
    game: str = ""
    table: str = ""
    invite: str = ""
    name: str = ""
    key: str = ""
    token: str = ""
    bots: list[str] | None = None
    friends: int = 0
    anyone: int = 0
    options: dict[str, str] = field(default_factory=dict)
    cards: str = ""


def play_online(wishes: Wishes, language: str) -> None:
    """Play at a server's table, from coming in to the result."""
    phrases = Phrases(language)
    terminal = BusyTerminal()
    at = read_address(wishes.server)
    at = Address(at.server, wishes.table or at.table, wishes.invite or at.invite)
    wire = Connection(Client(at.server), terminal.inbox)
    name = ""
    try:
        name = come_in(wire, wishes, at.server, phrases, terminal)
        at = sit_down(wire, wishes, at, phrases, terminal)
        play_at(wire, at, language, terminal)
    except Leave:
        terminal.break_line()
    except Refused as refused:
        raise explained(refused, at) from refused
    finally:
        seen = wire.seen()
        wire.close()
    if seen is not None:
        take_leave(at, seen.table, name, phrases, terminal)
    terminal.show(phrases.ui("goodbye"))


def take_leave(at: Address, table: TableInfo, name: str, phrases: Phrases, terminal: BusyTerminal) -> None:
    """How to come back to a game that goes on, or to check the deal of one that is over."""
    if table.status == "finished":
        said, command = phrases.ui("check-with"), f"verify {quote(at.link())}"
    elif table.status == "ended":
        return
    elif table.mine:
        who = f" --name {quote(name)}" if name else ""
        said, command = phrases.ui("come-back"), f"play --server {at.server} --table {at.table}{who}"
    else:
        said, command = phrases.ui("come-back"), f"play --server {quote(at.link())}"
    terminal.show(said)
    terminal.console.print(f"  {program()} {command}", soft_wrap=True)


def explained(refused: Refused, at: Address) -> Failed:
    if refused.reason == "gone" and at.table:
        text = f"{at.server} has no table {at.table} that you may see"
        hint = (
            "perhaps it is gone, or the code of the link is wrong"
            if at.invite
            else "an invite link may be needed"
        )
        return Failed(f"{text}; {hint}")
    return Failed(f"{at.server}: {refused}")


# -- who I am ----------------------------------------------------------------------------------------------------


def come_in(wire: Connection, wishes: Wishes, server: str, phrases: Phrases, terminal: BusyTerminal) -> str:
    """By a token, a key, as somebody who was here before, or as a new guest, in this order.

    Returns the name this machine remembers me by, if it does.
    """
    token = wishes.token or os.environ.get(TOKEN, "")
    if token:
        wire.client = Client(server, token)
        me = wire.do(wire.client.me())
    elif wishes.key:
        wire.client = wire.do(Client.with_key(server, wishes.key))
        me = wire.do(wire.client.me())
        keep(wire, server, me.name)
    else:
        known = come_back(wire, server, wishes.name)
        if known:
            terminal.show(phrases.ui("welcome-back", name=known))
            return known
        name = wishes.name or ask_name(phrases, terminal)
        wire.client = wire.do(Client.guest(server, name))
        me = wire.do(wire.client.me())
        keep(wire, server, me.name)
    terminal.show(phrases.ui("welcome-online", name=me.name, server=server))
    return "" if token else me.name


def ask_name(phrases: Phrases, terminal: BusyTerminal) -> str:
    proposed = phrases.ui("default-name")
    if not terminal.is_live():
        return proposed
    return terminal.ask(phrases.ui("ask-name", proposed=proposed) + " ") or proposed


def come_back(wire: Connection, server: str, name: str) -> str:
    """Go on as somebody this machine remembers; returns the name, or nothing."""
    token = credentials.token_for(server, name)
    if not token:
        return ""
    wire.client = Client(server, token)
    try:
        found = wire.do(wire.client.me()).name
    except Refused as refused:
        if refused.reason != "not-signed-in":
            raise
        credentials.forget(server, token)
        return ""
    credentials.remember(server, found, token)
    return found


def keep(wire: Connection, server: str, name: str) -> None:
    """Remember who I am, by a token of this machine's own. Without one the game goes on all the same."""
    try:
        token = wire.do(wire.client.new_token(LABEL))
        credentials.remember(server, name, token)
    except (Refused, OSError):
        return
    wire.client = Client(server, token)


# -- which table -------------------------------------------------------------------------------------------------


def sit_down(
    wire: Connection, wishes: Wishes, at: Address, phrases: Phrases, terminal: BusyTerminal
) -> Address:
    """The table where I play or look on: the one named, a new one, or one that is chosen."""
    if at.table:
        return join(wire, at, phrases, terminal)
    if wishes.game or wishes.bots is not None or wishes.friends or wishes.anyone or not terminal.is_live():
        return make(wire, wishes, at, phrases, terminal)
    return choose(wire, wishes, at, phrases, terminal)


def join(wire: Connection, at: Address, phrases: Phrases, terminal: BusyTerminal) -> Address:
    """Sit down on a free seat; where there is none for me, look on."""
    table = wire.do(wire.client.table(at.table, at.invite))
    if not table.mine and table.status == "waiting":
        try:
            table = wire.do(wire.client.join(at.table, at.invite))
        except Refused as refused:
            if refused.reason not in ("taken", "too-late"):
                raise
            terminal.show(phrases.ui("no-seat"))
    return replace(at, invite=table.invite or at.invite)


def make(wire: Connection, wishes: Wishes, at: Address, phrases: Phrases, terminal: BusyTerminal) -> Address:
    """A new table, with bots and seats for friends; who names neither gets bots."""
    game = game_named(wishes.game or "harbour")
    bots = wishes.bots
    if bots is None:
        alone = not wishes.friends and not wishes.anyone
        bots = [LEVEL] * min(OPPONENTS, max(game.seats) - 1) if alone else []
    elif len(bots) == 1 and bots[0] in NOBODY:
        bots = []
    for name in bots:
        if name not in LEVELS:
            raise WrongUse(f"there is no bot '{name}'; bots: {', '.join(LEVELS)}")
    chairs = [Chair("me"), *[Chair("friend")] * wishes.friends, *[Chair("anyone")] * wishes.anyone]
    chairs += [Chair("bot", bot=level) for level in bots]  # type: ignore[arg-type]
    if len(chairs) not in game.seats:
        raise WrongUse(
            f"{game.name} is for {min(game.seats)} to {max(game.seats)} players, not {len(chairs)}"
        )
    asked = NewTable(
        game=game.name,  # type: ignore[arg-type]
        chairs=chairs,
        options=wishes.options,
        open=wishes.anyone > 0,
        cards=wishes.cards,
    )
    table = wire.do(wire.client.post("/api/tables", asked, TableInfo))
    return replace(at, table=table.id, invite=table.invite)


def choose(
    wire: Connection, wishes: Wishes, at: Address, phrases: Phrases, terminal: BusyTerminal
) -> Address:
    """One of my tables that go on, an open one with a free seat, or a new game."""
    mine = [
        table
        for table in wire.do(wire.client.tables("mine")).tables
        if table.status in ("waiting", "running")
    ]
    opened = [
        table for table in wire.do(wire.client.tables("open", status="waiting")).tables if not table.mine
    ]
    told = [describe(table, phrases) for table in mine + opened]
    told += [phrases.ui("new-game", game=title(name, phrases)) for name in NAMES]
    names = [table.id for table in mine + opened] + list(NAMES)
    proposed = 0 if mine or opened else names.index("harbour")
    at_number = ask_for_one(
        names, told, phrases.ui("ask-table", proposed=proposed + 1), phrases, terminal, proposed
    )
    if at_number < len(mine + opened):
        return join(wire, replace(at, table=names[at_number]), phrases, terminal)
    return make(wire, replace(wishes, game=names[at_number]), at, phrases, terminal)


def title(game: str, phrases: Phrases) -> str:
    return Phrases(phrases.language, game_texts(load(game), phrases.language)).format("game-name", {})


def describe(table: TableInfo, phrases: Phrases) -> str:
    names = phrases.join([seat_news.full_name(seat, phrases) for seat in table.seats])
    state = "yours-due" if table.due else "yours" if table.mine else "open-table"
    return f"{title(table.game, phrases)}: {names} ({phrases.ui(f'table-{state}')})"


# -- until the game starts ---------------------------------------------------------------------------------------


def play_at(wire: Connection, at: Address, language: str, terminal: BusyTerminal) -> None:
    table = wire.do(wire.client.table(at.table, at.invite))
    mine = [seat.seat for seat in table.seats if seat.mine]
    wire.follow(at.table, mine[0] if mine else None, at.invite)
    phrases = Phrases(language, game_texts(game_named(table.game), language))
    if table.status == "waiting" and not wait_for_start(wire, at, table, phrases, terminal):
        return
    table = wire.do(wire.client.table(at.table, at.invite))
    rules = rules_for(wire, at, table)
    voice = Voice(rules, language, [seat_news.name_of(seat, phrases) for seat in table.seats])
    OnlineSession(rules, voice, terminal, wire, at).run()


def rules_for(wire: Connection, at: Address, table: TableInfo) -> Rules:
    """The rules as the server plays them: the same version and the same deck, its own if the table has one."""
    game = game_named(table.game)
    versions = {info.name: info.version for info in wire.do(wire.client.games())}
    if versions.get(game.name) != game.version:
        raise Failed(
            f"{at.server} plays version {versions.get(game.name)} of {game.name}, this program {game.version}"
        )
    cards = ""
    if table.own_deck:
        cards = read_record(wire.do(wire.client.record(at.table, invite=at.invite))).cards
    rules = game.rules(cards or None)
    if rules.cards.digest != table.deck:
        raise Failed(f"{at.server} plays {game.name} with other cards than this program knows")
    return rules


def wait_for_start(
    wire: Connection, at: Address, table: TableInfo, phrases: Phrases, terminal: BusyTerminal
) -> bool:
    """Say who is missing and how to invite them, until the game starts; false if one leaves before."""
    show_room(at, table, phrases, terminal)
    while True:
        seen = wire.seen()
        if seen is not None:
            for text in seat_news.changes(table, seen.table, phrases):
                terminal.show(f"◦ {text}")
            table = seen.table
            if table.status != "waiting":
                return True
        news = terminal.next(listening=terminal.is_live())
        if news is None:
            continue
        if news.kind == "gone" and news.text not in ("", "gone"):
            raise Failed(phrases.refused(refused_by_server(news.text)))
        if news.kind == "gone":
            terminal.show(phrases.ui("table-gone"))
            return False
        if news.kind == "line" and not typed(news.text, wire, at, table, phrases, terminal):
            return False


def show_room(at: Address, table: TableInfo, phrases: Phrases, terminal: BusyTerminal) -> None:
    names = [seat_news.full_name(seat, phrases) for seat in table.seats]
    terminal.show(phrases.ui("at-the-table", names=phrases.join(names)))
    terminal.show(phrases.format("game-summary", {}))
    free = sum(seat.kind in ("friend", "anyone") for seat in table.seats)
    terminal.show(phrases.ui("waiting-for-players", count=free))
    if table.invite:
        terminal.show(phrases.ui("invite-link"))
        link = replace(at, invite=table.invite).link()
        terminal.console.print(f"  {link}", soft_wrap=True)
        terminal.console.print(f"  {program()} play --server '{link}'", soft_wrap=True)
    terminal.show(phrases.ui("room-help-host" if table.host else "room-help"), style="dim")


def typed(
    text: str, wire: Connection, at: Address, table: TableInfo, phrases: Phrases, terminal: BusyTerminal
) -> bool:
    """Do what was typed while the game has not started; false if it was to leave."""
    word = plain(text)
    if word in command(phrases, "quit"):
        return False
    if word in command(phrases, "start"):
        try:
            wire.do(wire.client.start(at.table, fill="greedy"))
        except Refused as refused:
            terminal.show(phrases.refused(refused))
    else:
        show_room(at, table, phrases, terminal)
    return True


def command(phrases: Phrases, name: str) -> list[str]:
    return [name, *(plain(word) for word in words(phrases.ui(f"command-{name}")))]
