"""The words of the program: Fluent files, one folder a language.

Everything else in the program speaks in codes and numbers; words are made here, last, for
one reader.

>>> Words("en")("cli-quit")
'Goodbye.'
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
FALLBACK = "en"


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that have words, in alphabetical order."""
    return tuple(sorted(each.name for each in FOLDER.iterdir() if any(each.glob("*.ftl"))))


def reader_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for, if there are words in it; else English."""
    found = os.environ if environment is None else environment
    for variable in ("QUARTIER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := found.get(variable, ""):
            code = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in languages() else FALLBACK
    return FALLBACK


class Words:
    """The messages of one language; what it lacks is said in English.

    Files are read when a message of theirs is first wanted: a program that prints one line
    need not parse the rules of every game.
    """

    def __init__(self, language: str = "") -> None:
        self.language = language or reader_language()
        if self.language not in languages():
            raise LookupError(f"no words in {self.language!r}; there are {', '.join(languages())}")
        order = dict.fromkeys([self.language, FALLBACK])
        self._books = [Book(each) for each in order]

    def __call__(self, message: str, /, **values: Any) -> str:
        """The words of a message; ``thing.label`` is an attribute. ``[message]`` if there are none.

        Ids have hyphens only, so a code with an underscore may be put in as it is.
        """
        message = message.replace("_", "-")
        for book in self._books:
            text = book.text(message, values)
            if text is not None:
                return text
        return f"[{message}]"

    def __contains__(self, message: str) -> bool:
        return any(book.has(message.replace("_", "-")) for book in self._books)

    def starting(self, prefix: str) -> list[str]:
        """The ids of all messages that start so, in the order of the files."""
        return self._books[0].starting(prefix)


class Book:
    """The files of one language, read as they are wanted."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._unread = sorted((FOLDER / language).glob("*.ftl"))
        self._topics = {topic(file.stem) for file in self._unread}
        self._ids: list[str] = []

    def has(self, message: str) -> bool:
        """Whether there is such a message here."""
        name = message.partition(".")[0]
        about = topic(name)
        # The likeliest file first.
        for file in sorted(self._unread, key=lambda file: not file.stem.startswith(about)):
            if self._bundle.has_message(name):
                return True
            if topic(file.stem) == about or about not in self._topics:
                self._read(file)
        return self._bundle.has_message(name)

    def text(self, message: str, values: Mapping[str, Any]) -> str | None:
        """The formatted message, or None when it is not here."""
        if not self.has(message):
            return None
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems and self._unread:  # it may lean on a message of a file not yet read
            self._read_all()
            text, problems = self._bundle.format_pattern(pattern, dict(values))
        return str(text)

    def starting(self, prefix: str) -> list[str]:
        """The ids of all messages that start so."""
        self._read_all()
        return [each for each in self._ids if each.startswith(prefix)]

    def _read_all(self) -> None:
        for file in list(self._unread):
            self._read(file)

    def _read(self, file: Path) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Message

        self._unread.remove(file)
        content = FluentResource(file.read_text(encoding="utf-8"))
        self._bundle.add_resource(content)
        self._ids += [each.id.name for each in content.body if isinstance(each, Message)]


def topic(name: str) -> str:
    """The first word of a file's name or of a message's id: they agree where such a file exists."""
    return name.partition("-")[0]
