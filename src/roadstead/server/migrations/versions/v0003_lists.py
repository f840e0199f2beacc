"""Indexes for the lists of open tables and of one's own, which are read in their order."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("game_table_listed", "game_table")
    op.create_index("game_table_listed", "game_table", ["status", "open", "changed", "id"], unique=False)
    op.create_index("game_table_open", "game_table", ["open", "changed", "id"], unique=False)
    op.create_index(op.f("ix_game_table_host"), "game_table", ["host"], unique=False)
    op.drop_index("ix_seat_person", "seat")
    op.create_index("seat_person", "seat", ["person", "table_id", "seat"], unique=False)
