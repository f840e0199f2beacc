"""The tables of the database. Times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

secret = Table(
    "secret",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(100), nullable=False),
)

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("key_hash", String(64), unique=True),
    Column("created", BigInteger, nullable=False),
)

session = Table(  # a cookie
    "session",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),  # 0: several browsers may share it, from before this table
    Column("replaces", Integer),  # the session that ends with the first use of this one
)

token = Table(
    "token",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(100), nullable=False),
    Column("created", BigInteger, nullable=False),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("deck", String(64), nullable=False),
    Column("cards", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("clock", Integer, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("host", String(32), index=True),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("position", Integer, nullable=False),
    Column("due", Integer, nullable=False),  # bit s: seat s has something to decide
    Column("bot_due", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("rematch", String(32), index=True),
    Column("result", Text, nullable=False),  # JSON: [place, total] by seat; empty before the end
    Column(
        "notice", Text, nullable=False
    ),  # JSON: what seats look like beside the game: away, resigned, votes
    Column("start", LargeBinary),  # packed initial state of a redealt fork; not a cache
    Column("origin", String(32), index=True),  # the table it was forked from
    Column(
        "name", String(100), nullable=False, server_default=""
    ),  # as its host calls it; empty: a drawn one
    Index("game_table_open", "open", "changed", "id"),
    Index("game_table_listed", "status", "open", "changed", "id"),
    Index("game_table_deadline", "deadline"),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, friend, anyone
    Column("person", String(32)),
    Column("name", String(100), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("waits_for", String(10), nullable=False),  # who may sit here when it is free again: friend, anyone
    Index("seat_person", "person", "table_id", "seat"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kept", Integer, nullable=False),  # how many events the entry left unchanged
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # null: a watcher
    Column("name", String(100), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", BigInteger, nullable=False),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("events", Integer, nullable=False),
    Column("fits", String(32), nullable=False),  # fingerprint of rules and sources; others are not read
    Column("state", LargeBinary, nullable=False),
    Column("log", LargeBinary, nullable=False),  # the events since the snapshot before
    Column("rest", LargeBinary, nullable=False),
)
