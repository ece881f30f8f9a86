"""The words of the program: Fluent files, one folder a language.

Everything else in the program speaks in codes and numbers; words are made here, last, for
one reader. A title that comes as a package of its own has its words in its own folder ``locales``.

>>> Words("en")("cli-quit")
'Goodbye.'
"""

from __future__ import annotations

import os
import warnings
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
        found = (book.starting(prefix) for book in self._books)
        return next(filter(None, found), [])


class Book:
    """The files of one language, read as they are wanted."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._unread = sorted((FOLDER / language).glob("*.ftl"))
        self._topics = {topic(file.stem) for file in self._unread}
        self._ids: list[str] = []
        self._guests: set[str] = set()

    def has(self, message: str) -> bool:
        """Whether there is such a message here."""
        name = message.partition(".")[0]
        about = topic(name)
        self._welcome(about)
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
        self._welcome(topic(prefix))
        self._read_all()
        return [each for each in self._ids if each.startswith(prefix)]

    def _welcome(self, title: str) -> None:
        """Read the words of a title that comes as a package of its own, when one is first wanted."""
        if title in self._topics or title in self._guests:
            return
        self._guests.add(title)
        for file in guest_files(title, self.language):
            self._add(file, title)

    def _read_all(self) -> None:
        for file in list(self._unread):
            self._read(file)

    def _read(self, file: Path) -> None:
        self._unread.remove(file)
        self._add(file)

    def _add(self, file: Path, guest: str = "") -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Message, Term

        content = FluentResource(text_of(file) if guest else file.read_text(encoding="utf-8"))
        entries = [each for each in content.body if isinstance(each, Message | Term)]
        if guest:  # it speaks of itself only
            entries = [each for each in entries if topic(each.id.name) == guest]
            content.body = list(entries)
        self._bundle.add_resource(content)
        self._ids += [each.id.name for each in entries if isinstance(each, Message)]


@cache
def guest_words(language: str) -> dict[str, str]:
    """The words of all titles that come as packages of their own, but those for the terminal only."""
    from quartier.kernel.title import installed

    found = {}
    for title in installed().homes:
        texts = (
            text_of(file) for file in guest_files(title, language) if not file.stem.endswith("-terminal")
        )
        if text := "\n".join(filter(None, texts)):
            found[title] = text
    return found


def text_of(file: Path) -> str:
    """What stands in a file of a title's own package; empty, with a warning, if it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        warnings.warn(f"the words in {file} cannot be read: {problem}", RuntimeWarning, stacklevel=2)
        return ""


def guest_files(title: str, language: str) -> list[Path]:
    """The files with the words of a title that comes as a package of its own."""
    from quartier.kernel.title import installed

    home = installed().homes.get(title)
    folder = home.folder if home is not None else None
    return sorted((folder / "locales" / language).glob("*.ftl")) if folder is not None else []


def topic(name: str) -> str:
    """The first word of a file's name or of a message's id: they agree where such a file exists."""
    return name.partition("-")[0]
