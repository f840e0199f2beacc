"""The migrations of the database (Alembic), run at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

HOME = Path(__file__).parent


Schema: TypeAlias = Literal["none", "earlier", "newest", "later"]


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HOME))
    return config


def schema_of(connection: Connection) -> Schema:
    """Which schema a database has; `later` is that of a newer Roadstead. Changes nothing."""
    present = MigrationContext.configure(connection).get_current_revision()
    scripts = ScriptDirectory.from_config(configuration())
    if present is None:
        return "none"
    if present == scripts.get_current_head():
        return "newest"
    return "earlier" if present in {script.revision for script in scripts.walk_revisions()} else "later"


def migrate(engine: Engine) -> None:
    """Bring a database to the newest schema, all or nothing."""
    config = configuration()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
