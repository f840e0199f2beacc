"""People: guests with a name, a session for each cookie, a key for another device, and tokens for programs."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, TypeVar

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from roadstead.protocol import MAX_NAME, Me, Token
from roadstead.refusal import Refused
from roadstead.server import schema
from roadstead.server.clock import Clock
from roadstead.server.shown import BLANK, UNSEEN_MARKS, is_blank, limit_marks
from roadstead.server.store import Store

T = TypeVar("T")

COOKIE: Final = "roadstead"
SECURE_COOKIE: Final = "__Host-roadstead"
"""The cookie's name over https: browsers let no other host and no plain connection set it."""
COOKIE_AGE_SECONDS: Final = 400 * 24 * 3600
MAX_TOKENS: Final = 20
MAX_REPLACEMENTS: Final = 8
"""How many new cookies for the same old one may wait for their first use."""


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    by: str = ""
    """The hash of the cookie or token that signed in this request."""
    is_program: bool = False
    """Whether that was a token."""
    is_new: bool = False
    """Whether that cookie is used for the first time, and replaces another one."""

    def me(self) -> Me:
        return Me(self.id, self.name)


def hash_secret(text: str) -> str:
    """The stored form of a key, cookie or token. They are long and random, so a plain hash is enough."""
    return sha256(text.encode()).hexdigest()


def normalize_name(name: str, field: str = "name") -> str:
    """Normalize to NFKC, single spaces, no invisible characters; refused if nothing visible is left."""
    composed = unicodedata.normalize("NFKC", name)
    shown = [
        letter
        for letter in composed
        if letter == " "
        or (unicodedata.category(letter)[0] not in "CZ" and letter not in BLANK | UNSEEN_MARKS)
    ]
    clean = limit_marks(" ".join("".join(shown).split()))
    if all(map(is_blank, clean)):
        raise Refused("invalid", "a name needs at least one letter that can be seen", field)
    if len(clean) > MAX_NAME:
        raise Refused("invalid", f"a name has at most {MAX_NAME} letters", field)
    return clean


def is_id(text: str) -> bool:
    """Whether this could be one of our ids; anything else is not looked up."""
    return text.isascii() and text.isalnum()


class People:
    """Accounts.

    Each cookie is a session of its own. Whoever asks to end all others gets a new cookie, since their own may have been
    copied, and the old one ends with the first use of the new: an answer that is lost costs nobody their account.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    # -- cookies -----------------------------------------------------------------------------------------

    async def by_cookie(self, cookie: str) -> Person | None:
        s, p = schema.session, schema.person
        hashed = hash_secret(cookie)
        query = select(p.c.id, p.c.name, s.c.replaces).join(s, s.c.person == p.c.id).where(s.c.hash == hashed)
        row = await self.store.read(lambda db: db.execute(query).mappings().first())
        return Person(row["id"], row["name"], hashed, is_new=row["replaces"] is not None) if row else None

    async def confirm(self, person: Person) -> list[str]:
        """Their new cookie has arrived: end those that it replaces, and return their hashes."""
        return await self.store.write(lambda db: end_replaced(db, person))

    async def end_other_sessions(self, person: Person, cookie: str) -> None:
        """Invalidate all other cookies and tokens of a person; if they use a cookie, the new one will replace it."""
        t = schema.token

        def work(db: Connection) -> None:
            db.execute(delete(t).where(t.c.person == person.id, t.c.hash != person.by))
            replace_sessions(db, person, cookie, self.clock.now())

        await self.write_if_current(person, work)

    async def sign_out(self, person: Person) -> None:
        """Invalidate the cookie of this request, and any that were to replace it."""
        s = schema.session

        def work(db: Connection) -> None:
            own = db.scalar(select(s.c.id).where(s.c.hash == person.by, s.c.created > 0))
            if own is not None:
                db.execute(delete(s).where(or_(s.c.id == own, s.c.replaces == own)))

        await self.store.write(work)

    async def by_id(self, person: str) -> Person | None:
        row = await self.store.read(
            lambda db: (
                db.execute(select(schema.person).where(schema.person.c.id == person)).mappings().first()
            )
        )
        return Person(row["id"], row["name"]) if row else None

    async def by_token(self, token: str) -> Person | None:
        t, p = schema.token, schema.person
        hashed = hash_secret(token)
        query = select(p.c.id, p.c.name).join(t, t.c.person == p.c.id).where(t.c.hash == hashed)
        row = await self.store.read(lambda db: db.execute(query).mappings().first())
        return Person(row["id"], row["name"], hashed, is_program=True) if row else None

    # -- coming and going ----------------------------------------------------------------------------------

    async def add_guest(self, name: str, cookie: str = "") -> Person:
        """A new person; without a cookie nobody can act for them."""
        person, now = Person(self.new_id(), normalize_name(name), hash_secret(cookie)), self.clock.now()

        def work(db: Connection) -> None:
            db.execute(insert(schema.person).values(id=person.id, name=person.name, created=now))
            if cookie:
                add_session(db, person.id, cookie, now)

        await self.store.write(work)
        return person

    async def new_key(self, person: Person, cookie: str) -> str:
        """A new key; the older one and all other cookies become invalid, and the new cookie will replace their own."""
        key = "-".join(secrets.token_hex(3) for _ in range(4))

        def work(db: Connection) -> None:
            this = schema.person.c.id == person.id
            db.execute(update(schema.person).where(this).values(key_hash=hash_secret(key)))
            replace_sessions(db, person, cookie, self.clock.now())

        await self.write_if_current(person, work)
        return key

    async def sign_in(self, key: str, cookie: str) -> Person:
        """The person with this key, who uses this cookie from now on."""
        p = schema.person
        query = select(p.c.id, p.c.name).where(p.c.key_hash == hash_secret(key.strip().lower()))

        def find(db: Connection) -> Person | None:
            row = db.execute(query).mappings().first()
            return Person(row["id"], row["name"], hash_secret(cookie)) if row else None

        def work(db: Connection) -> Person | None:
            person = find(db)
            if person is not None:
                add_session(db, person.id, cookie, self.clock.now())
            return person

        guessed = await self.store.read(find) is None  # such requests do not keep the writer busy
        person = None if guessed else await self.store.write(work)
        if person is None:
            raise Refused("wrong-key", field="key")
        return person

    async def rename(self, person: Person, name: str) -> Person:
        clean = normalize_name(name)
        await self.change(person, name=clean)
        return replace(person, name=clean)

    async def change(self, person: Person, **values: str) -> None:
        statement = update(schema.person).where(schema.person.c.id == person.id).values(values)
        await self.store.write(lambda db: db.execute(statement))

    async def remove(self, person: Person) -> None:
        """Delete a person; they have left their tables before."""

        def work(db: Connection) -> None:
            for table in (schema.token, schema.session):
                db.execute(delete(table).where(table.c.person == person.id))
            db.execute(delete(schema.person).where(schema.person.c.id == person.id))

        await self.store.write(work)

    def new_id(self) -> str:
        return secrets.token_hex(8)

    async def write_if_current(self, person: Person, work: Callable[[Connection], T]) -> T:
        """Refuse a request whose cookie or token has become invalid since it came in."""

        def work_if_current(db: Connection) -> tuple[T] | None:
            return (work(db),) if is_current(db, person) else None

        done = await self.store.write(work_if_current)
        if done is None:
            raise Refused("not-signed-in")
        return done[0]

    # -- tokens --------------------------------------------------------------------------------------------

    async def new_token(self, person: Person, label: str) -> Token:
        token = f"roadstead-{secrets.token_hex(20)}"
        made = Token(secrets.token_hex(8), normalize_name(label, "label"), self.clock.now(), token)
        values = {
            "id": made.id,
            "person": person.id,
            "hash": hash_secret(token),
            "label": made.label,
            "created": made.created,
        }

        def work(db: Connection) -> bool:
            has_room = len(tokens_of(db, person)) < MAX_TOKENS
            if has_room:
                db.execute(insert(schema.token).values(values))
            return has_room

        if not await self.write_if_current(person, work):
            raise Refused("invalid", f"you have {MAX_TOKENS} tokens; remove one first")
        return made

    async def tokens(self, person: Person) -> list[Token]:
        return await self.store.read(lambda db: tokens_of(db, person))

    async def remove_token(self, person: Person, token_id: str) -> None:
        t = schema.token
        statement = delete(t).where(t.c.person == person.id, t.c.id == token_id)
        if not is_id(token_id) or not await self.store.write(lambda db: db.execute(statement).rowcount):
            raise Refused("gone", "you have no such token")


def new_cookie() -> str:
    return secrets.token_urlsafe(32)


def add_session(db: Connection, person: str, cookie: str, now: int, replaces: int | None = None) -> None:
    values = {"person": person, "hash": hash_secret(cookie), "created": now, "replaces": replaces}
    db.execute(insert(schema.session).values(values))


def tokens_of(db: Connection, person: Person) -> list[Token]:
    t = schema.token
    query = select(t).where(t.c.person == person.id).order_by(t.c.created, t.c.id)
    return [Token(row["id"], row["label"], row["created"]) for row in db.execute(query).mappings()]


def is_current(db: Connection, person: Person) -> bool:
    """Whether the cookie or token that signed in a request is still valid."""
    table = schema.token if person.is_program else schema.session
    return db.scalar(select(table.c.person).where(table.c.hash == person.by)) is not None


def replace_sessions(db: Connection, person: Person, cookie: str, now: int) -> None:
    """End all sessions of a person but the one that asks, if one does; the new cookie will replace that."""
    s = schema.session
    own = db.scalar(select(s.c.id).where(s.c.hash == person.by))
    others = delete(s).where(s.c.person == person.id)
    if own is None:
        db.execute(others)
        return
    # those that it was given before may still be on their way to it
    waiting = select(s.c.id).where(s.c.replaces == own).order_by(s.c.id.desc()).limit(MAX_REPLACEMENTS - 1)
    db.execute(others.where(s.c.id != own, s.c.id.not_in(db.scalars(waiting).all())))
    add_session(db, person.id, cookie, now, replaces=own)


def end_replaced(db: Connection, person: Person) -> list[str]:
    """End the session that this one replaces, and others that were to do so before; later ones replace this one."""
    s = schema.session
    this = db.execute(select(s.c.id, s.c.replaces).where(s.c.hash == person.by)).first()
    if this is None or this.replaces is None:
        return []
    own, old = this
    ended = or_(s.c.id == old, and_(s.c.replaces == old, s.c.id < own))
    hashes = list(db.scalars(select(s.c.hash).where(ended)))
    db.execute(delete(s).where(ended))
    db.execute(update(s).where(s.c.replaces == old, s.c.id > own).values(replaces=own))
    db.execute(update(s).where(s.c.id == own).values(replaces=None))
    return hashes
