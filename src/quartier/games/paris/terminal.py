"""The city as a table of districts, the players' screens, the bonus track and the stacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from quartier.games.paris import site
from quartier.games.paris.moves import ROWS
from quartier.games.paris.naming import PROPERTY_OF
from quartier.games.paris.pieces import VALUE_8_POINTS, VALUES
from quartier.games.paris.printed import cost_of

Words = Callable[..., str]
Section = dict[str, Any]
Document = dict[str, Any]


def render(view: Document, printed: Document, words: Words, names: list[str]) -> list[Section]:
    """Whose turn it is, the districts, what everybody has, and what may still come."""
    below = [stacks(view, words), track(view, words), landmarks(view, printed, words), ""]
    return [
        districts(view, printed, words, names),
        {"heading": "", "lines": [words("paris-terminal-legend")]},
        players(view, printed, words, names),
        {"heading": "", "lines": below},
    ]


def districts(view: Document, printed: Document, words: Words, names: list[str]) -> Section:
    """A row for each district: bank, building spaces, landmarks, VP tile."""
    turn = view["turn"]
    heading = words("paris-phase-" + view["phase"])
    if turn["seat"] is not None:
        said = words("paris-terminal-turn", number=turn["number"], name=names[turn["seat"]])
        heading = f"{said}  |  {heading}"
    rows = [
        [
            words(f"paris-district-{board['id']}"),
            keyed(f"{board['bank']}₣", here["bank"]),
            *(space(each, words) for each in here["spaces"]),
            ", ".join(landmark(view, printed, name, words) for name in here.get("landmarks", ())) or "·",
            str(here.get("vp_tile", "·")),
        ]
        for here, board in zip(view["districts"], printed["districts"])
    ]
    rows.append([words("paris-place-arc"), keyed("", view["arc"]), *[""] * 8])
    columns = [
        words("paris-thing-district"),
        words("paris-thing-bank"),
        *(str(each["value"]) for each in printed["districts"][0]["spaces"]),
        words("paris-thing-landmark"),
        words("paris-thing-vp"),
    ]
    return {"heading": heading, "columns": columns, "rows": rows}


def keyed(text: str, seats: Sequence[int]) -> str:
    """Something with the keys on it: the number of the player, once for each key."""
    return f"{text} {''.join(f'[{seat + 1}]' for seat in seats)}".strip() or "·"


def space(spot: Document, words: Words) -> str:
    """A building space: the building, or the token that lies there, and the keys."""
    if "building" in spot:
        return keyed(words(f"paris-building-{spot['building']}"), spot.get("keys", ()))
    return f"({words('paris-terminal-' + spot['token'])})" if "token" in spot else "·"


def landmark(view: Document, printed: Document, name: str, words: Words) -> str:
    """A landmark in a district with the keys on it."""
    index = next(i for i, tile in enumerate(printed["landmarks"]) if tile["id"] == name)
    value = printed["landmarks"][index]["value"]
    return keyed(f"{words(f'paris-landmark-{name}')} {value}", view["landmarks"][index]["keys"])


def players(view: Document, printed: Document, words: Words, names: list[str]) -> Section:
    """What everybody has, as far as this seat may know, and how the districts stand."""
    seats = view["seats"]
    rows = [
        [words("paris-thing-vp"), *(str(each["vp"]) for each in seats)],
        [words("paris-terminal-now"), *(str(each["if_ended_now"]) for each in seats)],
        [words("paris-thing-francs"), *(known(each["francs"]) for each in seats)],
        [words("paris-terminal-keys"), *(str(each["keys"]) for each in seats)],
        [words("paris-thing-meeple"), *(str(each["meeple"]) for each in seats)],
        [words("paris-terminal-tokens"), *(tokens(each["tokens"], words) for each in seats)],
        [words("paris-terminal-tiles"), *(numbers(each["held"]) for each in seats)],
        [words("paris-thing-end-tile"), *(str(each["end_tiles"]) for each in seats)],
        [],
    ]
    for here, board in zip(view["districts"], printed["districts"]):
        marks = [f"{total} (+{points})" for total, points in zip(here["totals"], here["points"])]
        rows.append([words(f"paris-district-{board['id']}"), *marks])
    columns = ["", *(f"[{seat + 1}] {name}" for seat, name in enumerate(names))]
    return {"heading": "", "columns": columns, "rows": rows}


def known(value: int | None) -> str:
    """A number, or a question mark for what is behind another player's screen."""
    return "?" if value is None else str(value)


def tokens(counts: dict[str, int] | None, words: Words) -> str:
    """The tokens behind a screen."""
    if counts is None:
        return "?"
    return ", ".join(f"{count} {words('paris-terminal-' + kind)}" for kind, count in counts.items()) or "·"


def numbers(held: list[int] | None) -> str:
    """Bonus tiles by their numbers."""
    return "?" if held is None else ", ".join(map(str, held)) or "·"


def stacks(view: Document, words: Words) -> str:
    """The backs of the stacks, and how high they are."""
    tops = [
        f"{words('paris-district-' + each['top'])} ({each['size']})" for each in view["stacks"] if each["top"]
    ]
    return words("paris-terminal-stacks", stacks=", ".join(tops) or "·")


def track(view: Document, words: Words) -> str:
    """The bonus tiles that are left, in the order of the track."""
    here = view["track"]
    left = [
        f"{number} (x{count})" if count > 1 else f"{number}"
        for number, count in zip(here["numbers"], here["left"])
        if count
    ]
    return words("paris-terminal-track", tiles=", ".join(left) or "·")


def landmarks(view: Document, printed: Document, words: Words) -> str:
    """The landmarks that nobody has yet, with value and cost."""
    free = []
    for tile, here in zip(printed["landmarks"], view["landmarks"]):
        if not here:
            costs = tile["cost"].items()
            cost = " + ".join(f"{count} {words(f'paris-kind-{kind}')}" for kind, count in costs)
            free.append(f"{words('paris-landmark-' + tile['id'])} {tile['value']} ({cost})")
    return words("paris-terminal-landmarks", landmarks=", ".join(free) or "·")


def offer(record: Document, words: Words, names: list[str]) -> str | None:
    """A key's move in words; other moves explain themselves."""
    if record["type"] != "move":
        return None
    places = ROWS[record["move"]][0]
    named = {each: words(f"paris-{each}-{places[each]}") for each in ("from", "to")}
    said = words("paris-offer-move", **named)
    if "@" not in record["name"]:
        return said
    return f"{said} ({words('paris-district-' + places['district'])})"


def explain(offer: Document, words: Words, names: list[str]) -> str:
    """What an offer costs and brings."""
    cost, gain = offer.get("cost", {}), offer.get("gain", {})
    if offer["type"] == "move":
        goal = PROPERTY_OF[ROWS[offer["move"]][0]["to"]]
        cost = {"francs": offer["francs"] if "francs" in offer else VALUES[goal % 6], **cost_of(goal)}
        gain = {offer["token"]: 1} if "token" in offer else {}
        if goal < site.LANDMARK and VALUES[goal % 6] == 8:
            gain["vp"] = VALUE_8_POINTS
    said = [f"-{count} {thing(kind, words)}" for kind, count in cost.items()]
    return ", ".join(said + [f"+{count} {thing(kind, words)}" for kind, count in gain.items()])


def thing(kind: str, words: Words) -> str:
    """A kind of token or money in words."""
    return words(f"paris-thing-{kind}" if kind in ("francs", "vp", "key") else f"paris-kind-{kind}")
