"""Characters that command a terminal: names, cards and a server's answers come from others and may contain them."""

from __future__ import annotations

from typing import Final

CONTROLS: Final[dict[int, None]] = {
    code: None for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\n\t"
}


def without_controls(text: str) -> str:
    return text.translate(CONTROLS)
