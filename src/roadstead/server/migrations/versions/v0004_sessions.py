"""How often each person has signed out everywhere."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("person", sa.Column("session", sa.Integer(), nullable=False, server_default="0"))
