"""Names for tables that nobody has named: stars that navigators know, spelt alike in our three languages."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

STARS: Final = (
    *(
        "Acrux",
        "Adhara",
        "Alcor",
        "Aldebaran",
        "Algol",
        "Alioth",
        "Alkaid",
        "Alnilam",
        "Alphard",
        "Altair",
        "Antares",
    ),
    *(
        "Atria",
        "Avior",
        "Bellatrix",
        "Canopus",
        "Capella",
        "Castor",
        "Deneb",
        "Diphda",
        "Dubhe",
        "Electra",
        "Elnath",
    ),
    *(
        "Enif",
        "Gienah",
        "Hadar",
        "Hamal",
        "Kochab",
        "Maia",
        "Markab",
        "Menkar",
        "Merope",
        "Mintaka",
        "Mirach",
        "Mizar",
    ),
    *(
        "Nunki",
        "Polaris",
        "Pollux",
        "Regulus",
        "Rigel",
        "Sabik",
        "Saiph",
        "Shaula",
        "Sirius",
        "Spica",
        "Suhail",
    ),
)


def drawn_name(table_id: str) -> str:
    """The same for a table at any time."""
    return STARS[int.from_bytes(blake2b(table_id.encode(), digest_size=4).digest(), "big") % len(STARS)]
