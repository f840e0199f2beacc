"""Each cookie is a session of its own; those that there are, signed and shared by a person's browsers, stay valid."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("replaces", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("hash"),
    )
    op.create_index(op.f("ix_session_person"), "session", ["person"], unique=False)
    keep_cookies(op.get_bind())
    op.drop_column("person", "session")


def keep_cookies(db: sa.Connection) -> None:
    """Store the hash of each person's signed cookie, then forget the key that signed them."""
    key = db.scalar(sa.text("SELECT value FROM secret WHERE name = 'signing'"))
    people = db.execute(sa.text("SELECT id, session FROM person")).all() if key else []
    values = [
        {"person": person, "hash": sha256(signed_cookie(key, person, session).encode()).hexdigest()}
        for person, session in people
    ]
    if values:
        db.execute(sa.text("INSERT INTO session (person, hash, created) VALUES (:person, :hash, 0)"), values)
    db.execute(sa.text("DELETE FROM secret WHERE name = 'signing'"))


def signed_cookie(key: str, person: str, session: int) -> str:
    """A cookie as it was made until now."""
    signed = f"person:{person}" + (f":{session}" if session else "")
    digest = hmac.new(key.encode(), signed.encode(), sha256).digest()
    return f"{person}.{urlsafe_b64encode(digest).decode().rstrip('=')}"
