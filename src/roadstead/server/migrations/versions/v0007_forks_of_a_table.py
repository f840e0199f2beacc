"""Indexes for the forks and the original of a table, which are looked for when a person or a table is deleted."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_index(op.f("ix_game_table_rematch"), "game_table", ["rematch"], unique=False)
    op.create_index(op.f("ix_game_table_origin"), "game_table", ["origin"], unique=False)
