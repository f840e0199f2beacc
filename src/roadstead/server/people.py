"""People: guests with a name, a signed cookie, a key for another device, and tokens for programs."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from roadstead.protocol import MAX_NAME, Me, Token
from roadstead.refusal import Refused
from roadstead.server import schema
from roadstead.server.clock import Clock
from roadstead.server.shown import BLANK, UNSEEN_MARKS, is_blank, limit_marks
from roadstead.server.store import Store

COOKIE: Final = "roadstead"
SECURE_COOKIE: Final = "__Host-roadstead"
"""The cookie's name over https: browsers let no other host and no plain connection set it."""
COOKIE_AGE_SECONDS: Final = 400 * 24 * 3600
MAX_TOKENS: Final = 20


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    session: int = 0

    def me(self) -> Me:
        return Me(self.id, self.name)


def hash_secret(text: str) -> str:
    """The stored form of a key or token. They are long and random, so a plain hash is enough."""
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
    """Accounts. The secret that signs cookies is created once and stored in the database."""

    def __init__(self, store: Store, clock: Clock, secret: str) -> None:
        self.store = store
        self.clock = clock
        self.secret = secret.encode()

    # -- cookies -----------------------------------------------------------------------------------------

    def cookie(self, person: Person) -> str:
        return f"{person.id}.{self.signature(person)}"

    def signature(self, person: Person) -> str:
        signed = f"person:{person.id}" + (f":{person.session}" if person.session else "")
        digest = hmac.new(self.secret, signed.encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")

    async def by_cookie(self, cookie: str) -> Person | None:
        name, _, signature = cookie.partition(".")
        person = await self.by_id(name) if is_id(name) else None
        if person is None or not hmac.compare_digest(signature.encode(), self.signature(person).encode()):
            return None
        return person

    async def end_sessions(self, person: Person, but: str = "") -> Person:
        """Invalidate all cookies of a person and all tokens but one; returns the person with the new session."""
        t = schema.token

        def work(db: Connection) -> int:
            session = next_session(db, person)
            if session:
                db.execute(delete(t).where(t.c.person == person.id, t.c.hash != hash_secret(but)))
            return session

        return in_session(person, await self.store.write(work))

    async def by_id(self, person: str) -> Person | None:
        row = await self.store.read(
            lambda db: (
                db.execute(select(schema.person).where(schema.person.c.id == person)).mappings().first()
            )
        )
        return Person(row["id"], row["name"], row["session"]) if row else None

    async def by_token(self, token: str) -> Person | None:
        t, p = schema.token, schema.person
        query = (
            select(p.c.id, p.c.name, p.c.session)
            .join(t, t.c.person == p.c.id)
            .where(t.c.hash == hash_secret(token))
        )
        row = await self.store.read(lambda db: db.execute(query).mappings().first())
        return Person(row["id"], row["name"], row["session"]) if row else None

    # -- coming and going ----------------------------------------------------------------------------------

    async def add_guest(self, name: str) -> Person:
        person = Person(self.new_id(), normalize_name(name))
        values = {"id": person.id, "name": person.name, "created": self.clock.now()}
        await self.store.write(lambda db: db.execute(insert(schema.person).values(values)))
        return person

    async def new_key(self, person: Person) -> tuple[str, Person]:
        """A new key, and the person with a new session; the older key and all cookies become invalid."""
        key = "-".join(secrets.token_hex(3) for _ in range(4))

        def work(db: Connection) -> int:
            session = next_session(db, person)
            if session:
                this = schema.person.c.id == person.id
                db.execute(update(schema.person).where(this).values(key_hash=hash_secret(key)))
            return session

        return key, in_session(person, await self.store.write(work))

    async def by_key(self, key: str) -> Person:
        found = schema.person.c.key_hash == hash_secret(key.strip().lower())
        row = await self.store.read(
            lambda db: db.execute(select(schema.person).where(found)).mappings().first()
        )
        if row is None:
            raise Refused("wrong-key", field="key")
        return Person(row["id"], row["name"], row["session"])

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
            db.execute(delete(schema.token).where(schema.token.c.person == person.id))
            db.execute(delete(schema.person).where(schema.person.c.id == person.id))

        await self.store.write(work)

    def new_id(self) -> str:
        return secrets.token_hex(8)

    # -- tokens --------------------------------------------------------------------------------------------

    async def new_token(self, person: Person, label: str) -> Token:
        if len(await self.tokens(person)) >= MAX_TOKENS:
            raise Refused("invalid", f"you have {MAX_TOKENS} tokens; remove one first")
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
            current = is_current(db, person)
            if current:
                db.execute(insert(schema.token).values(values))
            return current

        if not await self.store.write(work):
            raise Refused("not-signed-in")
        return made

    async def tokens(self, person: Person) -> list[Token]:
        t = schema.token
        query = select(t).where(t.c.person == person.id).order_by(t.c.created, t.c.id)
        rows = await self.store.read(lambda db: db.execute(query).mappings().all())
        return [Token(row["id"], row["label"], row["created"]) for row in rows]

    async def remove_token(self, person: Person, token_id: str) -> None:
        t = schema.token
        statement = delete(t).where(t.c.person == person.id, t.c.id == token_id)
        if not is_id(token_id) or not await self.store.write(lambda db: db.execute(statement).rowcount):
            raise Refused("gone", "you have no such token")


def is_current(db: Connection, person: Person) -> bool:
    """Whether a person still exists and has not signed out everywhere since they sent this request."""
    p = schema.person
    return db.scalar(select(p.c.session).where(p.c.id == person.id)) == person.session


def next_session(db: Connection, person: Person) -> int:
    """End a person's session and return the number of the next one; 0 if another request has ended it already."""
    p = schema.person
    if not is_current(db, person):
        return 0
    db.execute(update(p).where(p.c.id == person.id).values(session=person.session + 1))
    return person.session + 1


def in_session(person: Person, session: int) -> Person:
    """The person in a new session; refused if there is none."""
    if not session:
        raise Refused("not-signed-in")
    return replace(person, session=session)


def signing_secret(db: Connection) -> str:
    """The signing secret of this database, created on first use."""
    s = schema.secret
    kept = db.scalar(select(s.c.value).where(s.c.name == "signing"))
    if kept is None:
        kept = secrets.token_hex(32)
        db.execute(insert(s).values(name="signing", value=kept))
    return str(kept)
