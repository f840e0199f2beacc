"""Request bodies: decoded strictly by type, and described as strictly in the API description."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import DecodeError, ValidationError, json

from roadstead.protocol import Body
from roadstead.refusal import Refused

T = TypeVar("T")

MSGSPEC_HALF: Final = "Input data was truncated"
"""What msgspec says not only of JSON that ends too early."""
HALF: Final = "this JSON ends too early, or holds half a surrogate pair"


class StrictRequest(Request[Any, Any, Any]):
    """Litestar would coerce "1" to 1 and 1 to true; we accept only what the API description says."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        return read_json(await self.body(), decoder(wanted.annotation if wanted is not None else Any))


class StrictDescription(JsonRenderPlugin):
    """The API description, with unknown fields forbidden in every body."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        for body in Body.__subclasses__():
            if body.__name__ in schemas:  # live messages are not part of OpenAPI
                schemas[body.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


@lru_cache(64)
def decoder(kind: Any) -> json.Decoder[Any]:
    return json.Decoder(kind)


def read_json(data: str | bytes, reader: json.Decoder[T]) -> T:
    """Decode a body, or refuse it and say what is wrong and where."""
    try:
        return reader.decode(data)
    except ValidationError as error:
        text, _, path = str(error).partition(" - at ")
        raise Refused("malformed", text, path.strip("`$").removeprefix(".")) from error
    except DecodeError as error:
        text = HALF if str(error) == MSGSPEC_HALF else str(error)
        raise Refused("malformed", text) from error
    except UnicodeError as error:
        raise Refused("malformed", "this is not UTF-8") from error
    except RecursionError as error:
        raise Refused("malformed", "this is nested too deep") from error
