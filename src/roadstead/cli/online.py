"""`roadstead play --server`: signing in, finding a table, and waiting for the game to start."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from shlex import quote

from roadstead.bots.registry import NAMES as LEVELS
from roadstead.cli import credentials, seat_news
from roadstead.cli.address import Address, read_address
from roadstead.cli.connection import Connection
from roadstead.cli.errors import Failed, Nonsense, WrongUse
from roadstead.cli.keyboard import BusyTerminal
from roadstead.cli.loading import find_game
from roadstead.cli.menu import fold_case
from roadstead.cli.online_session import OnlineSession, why_gone
from roadstead.cli.read_commands import program
from roadstead.cli.seating import LEVEL, NOBODY, OPPONENTS, ask_for_one, split_words
from roadstead.cli.terminal import Leave
from roadstead.client import Client
from roadstead.engine.edition import Edition
from roadstead.engine.game import Rules, UnknownRules
from roadstead.engine.record import read_record
from roadstead.games import NAMES, load, rules_of
from roadstead.protocol import Chair, NewTable, TableInfo
from roadstead.refusal import Refused
from roadstead.text.voice import Phrases, Voice, game_texts

TOKEN_VARIABLE = "ROADSTEAD_TOKEN"
TOKEN_LABEL = "terminal"


@dataclass(frozen=True)
class OnlineArguments:
    """The arguments of `roadstead play --server`."""

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
    settings: dict[str, str] = field(default_factory=dict)
    cards: str = ""
    words: bool = False


def play_online(arguments: OnlineArguments, language: str) -> None:
    """Play at a server's table, from signing in to the result."""
    phrases = Phrases(language)
    terminal = BusyTerminal()
    at = read_address(arguments.server)
    at = Address(at.server, arguments.table or at.table, arguments.invite or at.invite)
    connection = Connection(Client(at.server), terminal.inbox)
    name = ""
    try:
        name = sign_in(connection, arguments, at.server, phrases, terminal)
        may_choose = not at.table and is_to_choose(arguments, terminal)
        while True:
            try:
                with told_as_nonsense(at.server, phrases):
                    at = find_table(connection, arguments, at, phrases, terminal)
                    play_at_table(connection, at, language, terminal, arguments.words)
                break
            except Nonsense as nonsense:
                if not may_choose or not at.table:
                    raise
                terminal.break_line()
                terminal.show(str(nonsense))
            connection.stop_following()
            terminal.forget_news()
            at = Address(at.server)
    except Leave:
        terminal.break_line()
    except Refused as refused:
        raise explain_refusal(refused, at) from refused
    finally:
        snapshot = connection.snapshot()
        connection.close()
    if snapshot is not None:
        show_way_back(at, snapshot.table, name, phrases, terminal)
    terminal.show(phrases.ui("goodbye"))


@contextmanager
def told_as_nonsense(server: str, phrases: Phrases) -> Iterator[None]:
    """Whatever fails here, fails over something that the server said."""
    try:
        yield
    except (Failed, WrongUse, Leave, Refused, OSError, UnicodeError):
        raise
    except Exception as error:
        raise Nonsense(phrases.ui("server-nonsense", server=server)) from error


def show_way_back(at: Address, table: TableInfo, name: str, phrases: Phrases, terminal: BusyTerminal) -> None:
    """Print how to return to a running game, or how to verify the deal of a finished one."""
    if table.status == "finished":
        text, command = phrases.ui("check-with"), f"verify {quote(at.link())}"
    elif table.status == "ended":
        return
    elif table.mine:
        who = f" --name {quote(name)}" if name else ""
        text, command = (
            phrases.ui("come-back"),
            f"play --server {quote(at.server)} --table {quote(at.table)}{who}",
        )
    else:
        text, command = phrases.ui("come-back"), f"play --server {quote(at.link())}"
    terminal.show(text)
    terminal.console.print(f"  {program()} {command}", soft_wrap=True)


def explain_refusal(refused: Refused, at: Address) -> Failed:
    if refused.reason == "gone" and at.table:
        text = f"{at.server} has no table {at.table} that you may see"
        hint = (
            "perhaps it is gone, or the code of the link is wrong"
            if at.invite
            else "an invite link may be needed"
        )
        return Failed(f"{text}; {hint}")
    return Failed(f"{at.server}: {refused}")


# -- signing in ----------------------------------------------------------------------------------------------------


def sign_in(
    connection: Connection, arguments: OnlineArguments, server: str, phrases: Phrases, terminal: BusyTerminal
) -> str:
    """Sign in by a token, by a key, with remembered credentials, or as a new guest, in this order.

    Returns the name under which the credentials are stored, if they are.
    """
    token = arguments.token or os.environ.get(TOKEN_VARIABLE, "")
    if token:
        connection.client = Client(server, token)
        me = connection.call(connection.client.me())
    elif arguments.key:
        connection.client = connection.call(Client.with_key(server, arguments.key))
        me = connection.call(connection.client.me())
        keep_token(connection, server, me.name)
    else:
        known = sign_in_again(connection, server, arguments.name)
        if known:
            terminal.show(phrases.ui("welcome-back", name=known))
            return known
        name = arguments.name or ask_name(phrases, terminal)
        connection.client = connection.call(Client.guest(server, name))
        me = connection.call(connection.client.me())
        keep_token(connection, server, me.name)
    terminal.show(phrases.ui("welcome-online", name=me.name, server=server))
    return "" if token else me.name


def ask_name(phrases: Phrases, terminal: BusyTerminal) -> str:
    proposed = phrases.ui("default-name")
    if not terminal.is_interactive():
        return proposed
    return terminal.ask(phrases.ui("ask-name", proposed=proposed) + " ") or proposed


def sign_in_again(connection: Connection, server: str, name: str) -> str:
    """Sign in with stored credentials; returns the name, or an empty string."""
    token = credentials.token_for(server, name)
    if not token:
        return ""
    connection.client = Client(server, token)
    try:
        found = connection.call(connection.client.me()).name
    except Refused as refused:
        if refused.reason != "not-signed-in":
            raise
        credentials.forget(server, token)
        return ""
    credentials.remember(server, found, token)
    return found


def keep_token(connection: Connection, server: str, name: str) -> None:
    """Create and store a token for this machine. If that fails, the game goes on without one."""
    try:
        token = connection.call(connection.client.new_token(TOKEN_LABEL))
        credentials.remember(server, name, token)
    except (Refused, OSError):
        return
    connection.client = Client(server, token)


# -- finding a table -------------------------------------------------------------------------------------------------


def find_table(
    connection: Connection, arguments: OnlineArguments, at: Address, phrases: Phrases, terminal: BusyTerminal
) -> Address:
    """The table to play at or watch: the one named, a new one, or one the user chooses."""
    if at.table:
        return join_table(connection, at, phrases, terminal)
    if is_to_choose(arguments, terminal):
        return choose_table(connection, arguments, at, phrases, terminal)
    return make_table(connection, arguments, at, phrases, terminal)


def is_to_choose(arguments: OnlineArguments, terminal: BusyTerminal) -> bool:
    """Whether the user chooses among tables and games, as they have said nothing of what they want."""
    wanted = arguments.game or arguments.bots is not None or arguments.friends or arguments.anyone
    return not wanted and terminal.is_interactive()


def join_table(connection: Connection, at: Address, phrases: Phrases, terminal: BusyTerminal) -> Address:
    """Take a free seat; if there is none, watch."""
    table = connection.call(connection.client.table(at.table, at.invite))
    if not table.mine and table.status == "waiting":
        try:
            table = connection.call(connection.client.join(at.table, at.invite))
        except Refused as refused:
            if refused.reason not in ("taken", "too-late"):
                raise
            terminal.show(phrases.ui("no-seat"))
    return replace(at, invite=table.invite or at.invite)


def make_table(
    connection: Connection, arguments: OnlineArguments, at: Address, phrases: Phrases, terminal: BusyTerminal
) -> Address:
    """A new table with bots and seats for friends; with bots only, if neither was asked for."""
    game = find_game(arguments.game or "harbour")
    bots = arguments.bots
    if bots is None:
        alone = not arguments.friends and not arguments.anyone
        bots = [LEVEL] * min(OPPONENTS, max(game.seats) - 1) if alone else []
    elif len(bots) == 1 and bots[0] in NOBODY:
        bots = []
    for name in bots:
        if name not in LEVELS:
            raise WrongUse(f"there is no bot '{name}'; bots: {', '.join(LEVELS)}")
    chairs = [Chair("me"), *[Chair("friend")] * arguments.friends, *[Chair("anyone")] * arguments.anyone]
    chairs += [Chair("bot", bot=level) for level in bots]  # type: ignore[arg-type]
    if len(chairs) not in game.seats:
        raise WrongUse(
            f"{game.name} is for {min(game.seats)} to {max(game.seats)} players, not {len(chairs)}"
        )
    new_table = NewTable(
        game=game.name,  # type: ignore[arg-type]
        chairs=chairs,
        options=arguments.settings,
        open=arguments.anyone > 0,
        cards=arguments.cards,
    )
    table = connection.call(connection.client.post("/api/tables", new_table, TableInfo))
    return replace(at, table=table.id, invite=table.invite)


def choose_table(
    connection: Connection, arguments: OnlineArguments, at: Address, phrases: Phrases, terminal: BusyTerminal
) -> Address:
    """Let the user choose one of their running tables, an open one with a free seat, or a new game."""
    mine = [
        table
        for table in connection.call(connection.client.tables("mine")).tables
        if table.status in ("waiting", "running")
    ]
    open_tables = [
        table
        for table in connection.call(connection.client.tables("open", status="waiting")).tables
        if not table.mine
    ]
    descriptions = [describe_table(table, phrases) for table in mine + open_tables]
    descriptions += [phrases.ui("new-game", game=game_title(name, phrases)) for name in NAMES]
    names = [table.id for table in mine + open_tables] + list(NAMES)
    proposed = 0 if mine or open_tables else names.index("harbour")
    at_number = ask_for_one(
        names, descriptions, phrases.ui("ask-table", proposed=proposed + 1), phrases, terminal, proposed
    )
    if at_number < len(mine + open_tables):
        return join_table(connection, replace(at, table=names[at_number]), phrases, terminal)
    return make_table(connection, replace(arguments, game=names[at_number]), at, phrases, terminal)


def game_title(game: str, phrases: Phrases) -> str:
    return Phrases(phrases.language, game_texts(load(game), phrases.language)).format("game-name", {})


def describe_table(table: TableInfo, phrases: Phrases) -> str:
    names = phrases.join([seat_news.full_name(seat, phrases) for seat in table.seats])
    state = "yours-due" if table.due else "yours" if table.mine else "open-table"
    return f"{game_title(table.game, phrases)}: {names} ({phrases.ui(f'table-{state}')})"


# -- before the game starts ---------------------------------------------------------------------------------------


def play_at_table(
    connection: Connection, at: Address, language: str, terminal: BusyTerminal, in_words: bool
) -> None:
    table = connection.call(connection.client.table(at.table, at.invite))
    if table.unknown_rules:
        raise Failed(Phrases(language).ui("unknown-rules", version=table.rules, link=at.link()))
    mine = [seat.seat for seat in table.seats if seat.mine]
    connection.follow(at.table, mine[0] if mine else None, at.invite)
    phrases = Phrases(language, game_texts(find_game(table.game), language))
    if table.status == "waiting" and not wait_for_start(connection, at, table, phrases, terminal):
        return
    table = connection.call(connection.client.table(at.table, at.invite))
    rules = load_server_rules(connection, at, table)
    voice = Voice(rules, language, [seat_news.name_of(seat, phrases) for seat in table.seats])
    session = OnlineSession(rules, voice, terminal, connection, at)
    session.tell_in_words(in_words)
    session.run()


def load_server_rules(connection: Connection, at: Address, table: TableInfo) -> Rules:
    """The rules of a table: its version and its deck."""
    cards = ""
    if table.own_deck:
        cards = read_record(connection.call(connection.client.record(at.table, invite=at.invite))).cards
    try:
        return rules_of(Edition(table.game, table.rules, table.deck, cards))
    except UnknownRules as unknown:
        raise Failed(f"{at.server}: {unknown}") from unknown


def wait_for_start(
    connection: Connection, at: Address, table: TableInfo, phrases: Phrases, terminal: BusyTerminal
) -> bool:
    """Show who is missing and how to invite them, until the game starts; false if the user leaves before."""
    show_room(at, table, phrases, terminal)
    while True:
        snapshot = connection.snapshot()
        if snapshot is not None:
            for text in seat_news.describe_changes(table, snapshot.table, phrases):
                terminal.show(f"◦ {text}")
            table = snapshot.table
            if table.status != "waiting":
                return True
        news = terminal.next(listening=terminal.is_interactive())
        if news is None:
            continue
        if news.kind == "gone" and news.text not in ("", "gone"):
            raise why_gone(news.text, at.server, phrases)
        if news.kind == "gone":
            terminal.show(phrases.ui("table-gone"))
            return False
        if news.kind == "line" and not handle_line(news.text, connection, at, table, phrases, terminal):
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
        terminal.console.print(f"  {program()} play --server {quote(link)}", soft_wrap=True)
    terminal.show(phrases.ui("room-help-host" if table.host else "room-help"), style="dim")


def handle_line(
    text: str, connection: Connection, at: Address, table: TableInfo, phrases: Phrases, terminal: BusyTerminal
) -> bool:
    """Handle a line typed before the game starts; false if the user leaves."""
    word = fold_case(text)
    if word in command_words(phrases, "quit"):
        return False
    if word in command_words(phrases, "start"):
        try:
            connection.call(connection.client.start(at.table, fill="greedy"))
        except Refused as refused:
            terminal.show(phrases.refusal_text(refused))
    else:
        show_room(at, table, phrases, terminal)
    return True


def command_words(phrases: Phrases, name: str) -> list[str]:
    return [name, *(fold_case(word) for word in split_words(phrases.ui(f"command-{name}")))]
