"""Chapter 4 of the rules: building, taking postcards, skipping, the end."""

from __future__ import annotations

import quartier
from quartier.games.lumiere.pieces import CARDS
from tests.games.lumiere.boards import late, offered, paved, play, refused

HELD = [
    ["levitation", "jardin", "sacre-coeur", "peintre"],
    ["metropolitain", "chartier", "bouquinistes", "lampadaire"],
]
"""All tokens used; blue has the powers of Metropolitain and Chartier for later."""
UNHELPFUL = [card for card in CARDS if card not in ("levitation", "metropolitain", "chartier")]
"""The postcards that find no place for a building."""


def test_the_first_to_finish_starts_and_then_the_players_take_turns() -> None:
    """L-4.1"""
    position = paved(turn=1, reserves=[["line3"], ["x5"]])
    assert position.to_move == 1
    play(position, "x5/0@f6")
    assert position.to_move == 0
    play(position, "line3/0@b1")
    assert position.to_move == 1


def test_a_turn_is_a_building_or_a_postcard_and_never_a_pass() -> None:
    """L-4.2"""
    position = paved(reserves=[["line3"], []])
    kinds = {position.describe(move)["type"] for move in position.legal()}
    assert kinds == {"build", "card"}
    assert refused(position, "pass") == ("must-act", "L-4.2")


def test_a_building_covers_free_own_and_mixed_spaces_only() -> None:
    """L-4.3: every place of the row of three for orange, found by eye."""
    position = paved(reserves=[["line3"], []])
    flat = ["0@b1", "0@c1", "0@a3", "0@b7"]
    upright = ["1@b1", "1@e1", "1@a2", "1@a3", "1@a4", "1@d4", "1@d5", "1@c6"]
    assert offered(position, "build") == [f"line3/{place}" for place in flat + upright]
    assert refused(position, "line3/0@a1") == ("rival-space", "L-4.3")
    assert refused(position, "x5/0@b6") == ("not-in-reserve", "L-4.3")


def test_both_players_may_build_on_mixed_spaces_but_only_once() -> None:
    """L-4.3"""
    position = paved(reserves=[["line3", "x5"], ["square4", "t4"]])
    assert "line3/1@e1" in offered(position)
    play(position, "line3/1@e1")
    assert "square4/0@e2" not in offered(position)
    assert refused(position, "square4/0@e2") == ("space-taken", "L-4.3")
    assert "square4/0@f7" in offered(position)


def test_a_building_may_not_cover_a_lamp() -> None:
    """L-4.4"""
    assert refused(paved(reserves=[["line3"], []]), "line3/1@d1") == ("lamp-space", "L-4.4")


def test_a_building_belongs_to_the_player_who_built_it() -> None:
    """L-4.5"""
    position = play(paved(reserves=[["line3"], ["x5"]]), "line3/0@b1", "x5/0@f6")
    built = {each["building"]: each["seat"] for each in position.view(None)["buildings"]}
    assert built == {"line3": 0, "x5": 1}
    assert position.view(None)["seats"][0]["reserve"] == []


def test_buildings_are_turned_but_turned_over_only_by_agreement() -> None:
    """L-4.6"""
    strict = paved(reserves=[["l4"], []])
    assert offered(strict, "build") == [
        f"l4/{place}" for place in ("0@d1", "1@b6", "2@b1", "3@b1", "3@a3", "3@b7")
    ]
    assert refused(strict, "l4/4@b1") == ("no-turning-over", "L-4.6")
    free = paved(reserves=[["l4"], []], options={"flip": True})
    assert set(offered(strict, "build")) < set(offered(free, "build"))
    assert "l4/4@b1" in offered(free)


def test_a_postcard_costs_a_token_and_is_taken_once() -> None:
    """L-4.7"""
    position = play(paved(), "sacre-coeur")
    view = position.view(None)
    assert view["seats"][0]["tokens"] == 3
    assert [card["card"] for card in view["cards"] if card["seat"] == 0] == ["sacre-coeur"]
    assert refused(position, "sacre-coeur") == ("card-taken", "L-4.7")
    assert refused(position, "penseur") == ("card-not-in-play", "L-2.1")
    assert refused(late(reserves=[["line3"], []]), "peintre")[0] == "card-taken"


def test_nobody_takes_a_fifth_postcard() -> None:
    """L-4.7"""
    position = paved(taken=[["levitation", "jardin", "sacre-coeur", "peintre"], []], reserves=[["line3"], []])
    assert offered(position) == offered(position, "build")
    assert refused(position, "chartier") == ("no-token", "L-4.7")


def test_a_postcard_may_be_taken_and_not_used() -> None:
    """L-4.8"""
    position = play(paved(), "peintre unused")
    card = next(each for each in position.view(None)["cards"] if each["card"] == "peintre")
    assert (card["seat"], card["state"]) == (0, "unused")
    assert position.view(None)["pieces"] == []
    assert position.to_move == 1


def test_a_player_without_tokens_who_can_build_must_build() -> None:
    """L-4.9"""
    position = late(reserves=[["line3"], []])
    assert refused(position, "pass") == ("must-build", "L-4.9")


def test_a_player_who_could_build_only_with_a_power_may_pass() -> None:
    """L-4.10: the courtyard has no place of its own for blue."""
    position = paved(turn=1, taken=HELD, reserves=[["line3"], ["c6"]])
    assert offered(position)[-1] == "pass"
    assert len(offered(position, "build")) > 1
    play(position, "pass", "line3/0@b1")
    assert position.to_move == 1
    assert offered(position)[-1] == "pass"


def test_a_player_with_a_power_must_build_where_it_is_not_needed() -> None:
    """L-4.9, L-4.10"""
    position = paved(turn=1, taken=HELD, reserves=[[], ["c6", "x5"]])
    assert "pass" not in offered(position)


def test_a_player_who_can_do_nothing_is_skipped() -> None:
    """L-4.11"""
    position = late(reserves=[["line3", "x5"], []])
    move = position.parse("line3/0@b1")
    assert [event["type"] for event in position.events(move, None)][:2] == ["build", "skip"]
    position = late(reserves=[["line3", "square4", "corner3"], []])
    play(position, "line3/0@b1")
    assert position.to_move == 0


def test_the_game_ends_when_nobody_can_build_and_all_tokens_are_used() -> None:
    """L-4.12"""
    position = late(reserves=[["line3"], []])
    assert position.to_move == 0
    events = [event["type"] for event in position.events(position.parse("line3/0@b1"), None)]
    assert events == ["build", "skip", "skip", "end"]
    play(position, "line3/0@b1")
    assert position.to_move == quartier.OVER
    assert position.result()["winners"] == [0]


def test_a_pass_and_a_skipped_turn_end_the_game() -> None:
    """L-4.12"""
    position = paved(turn=1, taken=HELD, reserves=[[], ["c6"]])
    play(position, "pass")
    assert position.to_move == quartier.OVER
    assert position.result()["scores"][1]["total"] == -3


def test_the_only_choice_is_made_without_asking() -> None:
    """L-4.9: orange's courtyard fits in one place only."""
    position = late(turn=1, reserves=[["c6"], ["line3"]])
    events = position.events(position.parse("line3/0@f7"), None)
    assert [(event["type"], event.get("building")) for event in events[:2]] == [
        ("build", "line3"),
        ("build", "c6"),
    ]
    assert events[1]["space"] == "b1"


def test_a_building_without_a_place_is_dead_unless_a_postcard_may_help() -> None:
    """L-4.13"""
    helped = paved(turn=1, reserves=[[], ["c6", "x5"]])
    assert not any(name.startswith("c6") for name in offered(helped))
    assert helped.view(None)["seats"][1]["dead"] == []
    lost = late(reserves=[["line3"], ["c6", "x5"]])
    assert lost.view(None)["seats"][1]["dead"] == ["c6"]
    powers = paved(turn=1, taken=HELD, reserves=[[], ["c6"]])
    assert powers.view(None)["seats"][1]["dead"] == []
    for power in ("metropolitain", "chartier"):
        one = {"options": {"postcards": [power, *UNHELPFUL[:7]]}, "taken": [UNHELPFUL[3:7], [power]]}
        assert paved(turn=1, **one, reserves=[[], ["c6"]]).view(None)["seats"][1]["dead"] == []
    tokens = paved(turn=1, options={"postcards": UNHELPFUL[:8]}, reserves=[[], ["c6"]])
    assert tokens.view(None)["seats"][1]["tokens"] == 4
    assert tokens.view(None)["seats"][1]["dead"] == ["c6"]
