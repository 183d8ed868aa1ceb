"""`ilion mcp`: let language models play."""

from __future__ import annotations

from ilion.cli.language import Language, chosen, say
from ilion.core.errors import InvalidOption


def mcp(language: Language = None) -> None:
    """Let a language model play: a server of the Model Context Protocol on standard input and output."""
    spoken = chosen(language)
    try:
        from ilion.mcp.server import create_server
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("ilion"):
            raise
        raise InvalidOption(say("error-mcp", module=missing.name or "mcp")) from None
    create_server(spoken).run("stdio")
