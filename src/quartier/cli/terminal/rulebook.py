"""The clauses of a title's rules in the reader's language, to read and to search."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from quartier.locales import Words


@dataclass(frozen=True)
class Clause:
    """One numbered clause, under its chapter."""

    number: str
    chapter: str
    text: str


def clauses(words: Words, title: str) -> list[Clause]:
    """All clauses of a title, in the order of the rules."""
    found = []
    for message in words.starting(f"{title}-clause-"):
        number = message.removeprefix(f"{title}-clause-").replace("-", ".")
        heading = f"{title}-chapter-{number.partition('.')[0]}"
        chapter = words(heading) if heading in words else ""
        found.append(Clause(number, chapter, " ".join(words(message).split())))
    return found


def search(rules: list[Clause], wanted: str) -> list[Clause]:
    """The clauses that a number (``3``, ``3.4``, ``M-3.4``) or words point to."""
    asked = folded(wanted)
    number = asked.partition("-")[2] if asked[1:2] == "-" else asked
    numbered = [each for each in rules if each.number == number or each.number.startswith(number + ".")]
    if numbered:
        return numbered
    return having(rules, asked.split()) or having(rules, [stem(word) for word in asked.split()])


def having(rules: list[Clause], words: list[str]) -> list[Clause]:
    """The clauses that have all of these words, or parts of words."""
    return [each for each in rules if all(word in folded(f"{each.chapter} {each.text}") for word in words)]


def stem(word: str) -> str:
    """A word without the ending that it may have in a sentence."""
    return word[: max(4, len(word) - 2)]


def folded(text: str) -> str:
    """The text in small letters without accents, so that a search need not be typed exactly."""
    spread = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("œ", "oe"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter)).strip()
