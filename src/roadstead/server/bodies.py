"""What clients send as JSON: read strictly by its type, and described as strictly."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import DecodeError, ValidationError, json

from roadstead.protocol import Body
from roadstead.refusal import Refused

T = TypeVar("T")


class StrictRequest(Request[Any, Any, Any]):
    """Litestar would take "1" for 1 and 1 for true; we take what the description of the API says."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        return read_json(await self.body(), decoder(wanted.annotation if wanted is not None else Any))


class StrictDescription(JsonRenderPlugin):
    """The description of the API, which says that a body holds no other fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        for body in Body.__subclasses__():
            if body.__name__ in schemas:  # those of live messages are not
                schemas[body.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


@lru_cache(64)
def decoder(kind: Any) -> json.Decoder[Any]:
    return json.Decoder(kind)


def read_json(data: str | bytes, reader: json.Decoder[T]) -> T:
    """What was sent, or a refusal that says what is wrong with it and where."""
    try:
        return reader.decode(data)
    except ValidationError as error:
        text, _, path = str(error).partition(" - at ")
        raise Refused("malformed", text, path.strip("`$").removeprefix(".")) from error
    except DecodeError as error:
        raise Refused("malformed", str(error)) from error
    except UnicodeError as error:
        raise Refused("malformed", "this is not UTF-8") from error
    except RecursionError as error:
        raise Refused("malformed", "this is nested too deep") from error
