"""The migrations of the database (Alembic), run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

HOME = Path(__file__).parent


def migrate(engine: Engine) -> None:
    """Bring a database to the newest schema, all or nothing."""
    config = Config()
    config.set_main_option("script_location", str(HOME))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
