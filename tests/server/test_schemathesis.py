"""Schemathesis asks the whole API for everything its description allows, and for much that it does not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from roadstead.client import Client
from roadstead.protocol import Done
from roadstead.server.context import Settings
from tests.luck import SOAK
from tests.server.conftest import DATABASES, new_database
from tests.server.running import FREELY, PATIENCE, Running, go, running

EXAMPLES = 200 if SOAK else 8


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all of it."""
    place: Path = tmp_path_factory.mktemp("api") / "roadstead.db"
    with running(Settings(str(place), rates=FREELY)) as site:
        yield site


@pytest.fixture(scope="module")
def token(site: Running) -> str:
    return go(new_token(site))


@pytest.fixture(scope="module")
def tables(site: Running, token: str) -> list[str]:
    """Tables of whoever has the token: one that waits, one under way, one that is over."""

    async def made() -> list[str]:
        async with Client(site.url, token) as ann:
            over = await ann.create("bremerhaven", me=2)
            await ann.post(f"/api/tables/{over.id}/votes", {"seat": 0, "end": True}, Done)
            waits = await ann.create("novgorod", friends=1)
            return [waits.id, (await ann.create("harbour", me=2)).id, over.id]

    return go(made())


async def new_token(site: Running) -> str:
    async with await Client.guest(site.url, "Ann") as ann:
        return await ann.new_token("for a program")


BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=not SOAK,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def faults(url: str, mode: GenerationMode, headers: dict[str, str], tables: list[str]) -> list[str]:
    """What is wrong with any operation of the API, asked as its description allows or against it.

    Ids that exist take the place of those made up, where there are any.
    """
    ids = cycle(tables)
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi/openapi.json")
    session = requests.Session()
    found: list[str] = []
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if headers and operation.label == "DELETE /api/me":
            continue  # whoever is gone finds nothing more

        def ask(case: schemathesis.Case[Any]) -> None:
            if tables and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = next(ids)
            # what has the right form may still be refused: a name nobody can see, a seat that is taken
            case.call_and_validate(
                headers=headers,
                session=session,
                timeout=PATIENCE,
                excluded_checks=[positive_data_acceptance],
            )

        try:
            BOUNDED(given(case=operation.as_strategy(generation_mode=mode))(ask))()
        except Unsatisfiable:
            pass  # there is nothing to send that would be wrong
        except (FailureGroup, Failure) as failure:
            found.append(f"{operation.label}: {failure}")
    return found


ODD = ("%00", "a%00b", "%ED%A0%80", "%FF", "%F0%9F%9A%A2", "%2e%2e", "' OR 1=1 --", "x" * 33)


@pytest.mark.parametrize("odd", ODD)
def test_odd_letters_in_an_address_are_refused(any_site: tuple[Running, str], odd: str) -> None:
    """PostgreSQL takes no NUL and no half of a pair of surrogates: neither may come so far."""
    site, token = any_site
    for path in (
        f"/api/tables/{odd}",
        f"/api/tables/{odd}/position",
        f"/api/tables/{odd}/record",
        f"/api/games/{odd}",
        f"/api/tables/{'0' * 12}?invite={odd}",
        f"/api/tables?game={odd}",
    ):
        answer = requests.get(site.url + path, headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE)
        assert 400 <= answer.status_code < 500, (path, answer.text)
        assert answer.json()["reason"] in ("malformed", "gone")
    gone = requests.delete(
        f"{site.url}/api/tokens/{odd}", headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE
    )
    assert gone.status_code in (400, 404)


ODD_NAMES = ('"\\u0000"', '"\\ud800"', '"a\\u0000b"', '"\\u200b"', '""', "7", "null")


@pytest.mark.parametrize("name", ODD_NAMES)
def test_odd_names_are_cleaned_or_refused(any_site: tuple[Running, str], name: str) -> None:
    site, _ = any_site
    answer = requests.post(
        f"{site.url}/api/guests",
        data=f'{{"name": {name}}}',
        headers={"content-type": "application/json"},
        timeout=PATIENCE,
    )
    if answer.status_code == 201:
        assert answer.json()["name"] == "ab"
    else:
        assert answer.status_code in (400, 422), answer.text


@pytest.fixture(scope="module", params=DATABASES)
def any_site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, str]]:
    database = new_database(request, tmp_path_factory.mktemp("odd"))
    with running(Settings(database, rates=FREELY)) as site:
        yield site, go(new_token(site))


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_nobody_finds_a_fault(site: Running, mode: GenerationMode) -> None:
    assert faults(site.url, mode, {}, []) == []


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_somebody_with_a_token_finds_no_fault(site: Running, token: str, mode: GenerationMode) -> None:
    assert faults(site.url, mode, {"authorization": f"Bearer {token}"}, []) == []


def test_nothing_is_wrong_at_real_tables(site: Running, token: str, tables: list[str]) -> None:
    headers = {"authorization": f"Bearer {token}"}
    assert faults(site.url, GenerationMode.POSITIVE, headers, tables) == []
