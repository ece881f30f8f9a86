"""The words: complete and well formed in every language, and found as they should be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quartier
from quartier.kernel.title import built_in
from quartier.locales import FALLBACK, FOLDER, Words, languages, reader_language, topic
from tests.cli.told import TOLD

FILES = sorted(file.name for file in (FOLDER / FALLBACK).glob("*.ftl"))
OTHERS = [language for language in languages() if language != FALLBACK]


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(file: Path) -> list[ast.EntryType]:
    """Everything in a file."""
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages(file: Path) -> Iterator[ast.Message]:
    """The messages of a file."""
    return (entry for entry in entries(file) if isinstance(entry, ast.Message))


def variables(node: ast.BaseNode) -> set[str]:
    """The variables in a message or an attribute."""
    found = Variables()
    found.visit(node)
    return found.names


def test_there_are_words_in_four_languages() -> None:
    assert languages() == ("en", "fr", "it", "pl")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_a_file_has_no_junk_no_empty_values_and_no_message_twice(language: str, name: str) -> None:
    file = FOLDER / language / name
    junk = [entry.content for entry in entries(file) if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [message.id.name for message in messages(file)]
    assert sorted({each for each in ids if ids.count(each) > 1}) == []
    assert [m.id.name for m in messages(file) if m.value is None and not m.attributes] == []


@pytest.mark.parametrize("language", languages())
def test_a_message_is_in_one_file_only_and_in_the_one_that_its_name_says(language: str) -> None:
    homes: dict[str, str] = {}
    topics = {topic(Path(name).stem) for name in FILES}
    for name in FILES:
        for message in messages(FOLDER / language / name):
            assert homes.setdefault(message.id.name, name) == name, message.id.name
            if topic(message.id.name) in topics:
                assert topic(message.id.name) == topic(Path(name).stem), message.id.name


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things_with_the_same_variables(language: str, name: str) -> None:
    ours, theirs = (
        {
            **{m.id.name: variables_of_message(m) for m in messages(FOLDER / each / name)},
            **{
                f"{m.id.name}.{a.id.name}": variables(a)
                for m in messages(FOLDER / each / name)
                for a in m.attributes
            },
        }
        for each in (FALLBACK, language)
    )
    assert sorted(set(ours) - set(theirs)) == []
    assert sorted(set(theirs) - set(ours)) == []
    assert {key: value for key, value in theirs.items() if value != ours[key]} == {}


def variables_of_message(message: ast.Message) -> set[str]:
    """The variables of a message's own value."""
    return variables(message.value) if message.value is not None else set()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_not_a_copy_of_english(language: str, name: str) -> None:
    """Long sentences that are the same in two languages were left untranslated."""
    ours = {message.id.name: text(message) for message in messages(FOLDER / FALLBACK / name)}
    same = [
        message.id.name
        for message in messages(FOLDER / language / name)
        if len(text(message).split()) > 4 and text(message) == ours.get(message.id.name)
    ]
    assert same == []


def text(message: ast.Message) -> str:
    """The plain text of a message, without what is put into it."""
    elements = message.value.elements if message.value is not None else []
    return " ".join(each.value for each in elements if isinstance(each, ast.TextElement))


@pytest.mark.parametrize("language", languages())
def test_every_title_and_every_option_of_it_has_a_name(language: str) -> None:
    words = Words(language)
    assert list(built_in()) == TOLD
    for title in TOLD:
        assert f"{title}-name" in words
        for option in quartier.options(title):
            assert f"{title}-option-{option.name}" in words, (title, option.name)


def test_words_are_formatted_with_their_plurals_and_without_isolation_marks() -> None:
    polish = Words("pl")
    said = [polish("cli-doctor-compiled", count=count) for count in (1, 2, 5, 22)]
    assert said == [
        "skompilowany, jeden moduł",
        "skompilowany, 2 moduły",
        "skompilowany, 5 modułów",
        "skompilowany, 22 moduły",
    ]


def test_a_missing_message_is_shown_as_its_id_in_brackets() -> None:
    words = Words("pl")
    assert words("cli-no-such-message") == "[cli-no-such-message]"
    assert words("no-such-topic") == "[no-such-topic]"
    assert words("cli-play.no-such-attribute") == "[cli-play.no-such-attribute]"
    assert "cli-no-such-message" not in words


def test_an_attribute_is_reached_by_a_dot() -> None:
    assert Words("fr")("cli-doctor.short") == "Vérifier cette installation"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, content in (("en", "a-one = One\na-two = Two\n"), ("pl", "a-one = Jeden\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(content, encoding="utf-8")
    monkeypatch.setattr("quartier.locales.FOLDER", tmp_path)
    words = Words("pl")
    assert (words("a-one"), words("a-two"), words("a_one")) == ("Jeden", "Two", "Jeden")


def test_a_message_may_refer_to_one_in_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("a-one = { b-one } and { -this }\n", encoding="utf-8")
    (tmp_path / "en" / "b.ftl").write_text("b-one = That\n-this = this\n", encoding="utf-8")
    monkeypatch.setattr("quartier.locales.FOLDER", tmp_path)
    words = Words("en")
    assert words("a-one") == "That and this"
    assert words.starting("b-") == ["b-one"]


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(LookupError, match="de"):
        Words("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LC_ALL": "fr_FR", "LC_MESSAGES": "it_IT"}, "fr"),
        ({"QUARTIER_LANG": "it", "LC_ALL": "pl_PL"}, "it"),
        ({"QUARTIER_LANG": "", "LANG": "fr-FR"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert reader_language(environment) == language
