"""The city as a table of districts, the players' screens, the bonus track and the stacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Words = Callable[..., str]
Section = dict[str, Any]

VALUES = (1, 2, 3, 4, 5, 8)
RESOURCES = ("wood", "marble", "gold", "bronze-prestige", "silver-prestige", "gold-prestige")


def render(view: dict[str, Any], printed: dict[str, Any], words: Words, names: list[str]) -> list[Section]:
    """Whose turn it is, the districts, what everybody has, and what may still come."""
    return [
        districts(view, words, names),
        {"heading": "", "lines": [words("paris-terminal-legend")]},
        players(view, words, names),
        {"heading": "", "lines": [stacks(view, words), track(view, words), landmarks(view, words), ""]},
    ]


def districts(view: dict[str, Any], words: Words, names: list[str]) -> Section:
    """A row for each district: bank, building spaces, landmarks, VP tile."""
    turn = view["turn"]
    said = words("paris-terminal-turn", number=turn["number"], name=names[turn["seat"]])
    rows = [
        [
            words(f"paris-district-{each['id']}"),
            keyed(f"{each['bank']['francs']}₣", [(seat, 1) for seat in each["bank"]["keys"]]),
            *(space(each["spaces"][index], words) for index in range(len(VALUES))),
            ", ".join(landmark(view, name, words) for name in each["landmarks"]) or "·",
            "·" if each["vp_tile"] is None else str(each["vp_tile"]),
        ]
        for each in view["districts"]
    ]
    rows.append([words("paris-place-arc"), keyed("", [(seat, 1) for seat in view["arc"]]), *[""] * 8])
    columns = [
        words("paris-thing-district"),
        words("paris-thing-bank"),
        *map(str, VALUES),
        words("paris-thing-landmark"),
        words("paris-thing-vp"),
    ]
    return {
        "heading": f"{said}  |  {words('paris-phase-' + view['phase'])}",
        "columns": columns,
        "rows": rows,
    }


def keyed(text: str, keys: list[tuple[int, int]]) -> str:
    """Something with the keys on it: the number of the player, once for each key."""
    marks = "".join(f"[{seat + 1}]" * count for seat, count in keys)
    return f"{text} {marks}".strip() or "·"


def space(spot: dict[str, Any], words: Words) -> str:
    """A building space: the building, or the token that lies there, and the keys."""
    keys = [(key["seat"], key["count"]) for key in spot["keys"]]
    if spot["building"]:
        return keyed(words(f"paris-building-{spot['building']}"), keys)
    return f"({words('paris-terminal-' + spot['token'])})" if spot["token"] else "·"


def landmark(view: dict[str, Any], name: str, words: Words) -> str:
    """A landmark in a district with the keys on it."""
    found = next(each for each in view["landmarks"] if each["id"] == name)
    keys = [(key["seat"], key["count"]) for key in found["keys"]]
    return keyed(f"{words(f'paris-landmark-{name}')} {found['value']}", keys)


def players(view: dict[str, Any], words: Words, names: list[str]) -> Section:
    """What everybody has, as far as this seat may know, and how the districts stand."""
    screens = view["screens"]
    rows = [
        [words("paris-thing-vp"), *(str(each["vp"]) for each in screens)],
        [words("paris-terminal-now"), *(str(each["if_ended_now"]) for each in screens)],
        [words("paris-thing-francs"), *(known(each["francs"]) for each in screens)],
        [words("paris-terminal-keys"), *(str(each["keys"]) for each in screens)],
        [words("paris-thing-meeple"), *(str(each["meeple"]) for each in screens)],
        [words("paris-terminal-tokens"), *(tokens(each["tokens"], words) for each in screens)],
        [words("paris-terminal-tiles"), *(numbers(each["held"]) for each in screens)],
        [words("paris-thing-end-tile"), *(str(each["end_tiles"]) for each in screens)],
        [],
    ]
    for each in view["districts"]:
        standing = {one["seat"]: one for one in each["standing"]}
        marks = [
            f"{standing[seat]['total']} (+{standing[seat]['points']})" for seat in range(view["players"])
        ]
        rows.append([words(f"paris-district-{each['id']}"), *marks])
    columns = ["", *(f"[{seat + 1}] {name}" for seat, name in enumerate(names))]
    return {"heading": "", "columns": columns, "rows": rows}


def known(value: int | None) -> str:
    """A number, or a question mark for what is behind another's screen."""
    return "?" if value is None else str(value)


def tokens(counts: dict[str, int] | None, words: Words) -> str:
    """The tokens behind a screen."""
    if counts is None:
        return "?"
    return (
        ", ".join(f"{counts[kind]} {words('paris-terminal-' + kind)}" for kind in RESOURCES if counts[kind])
        or "·"
    )


def numbers(held: list[int] | None) -> str:
    """Bonus tiles by their numbers."""
    return "?" if held is None else ", ".join(map(str, held)) or "·"


def stacks(view: dict[str, Any], words: Words) -> str:
    """The backs of the stacks, and how high they are."""
    tops = [
        f"{words('paris-district-' + each['top'])} ({each['size']})" for each in view["stacks"] if each["top"]
    ]
    return words("paris-terminal-stacks", stacks=", ".join(tops) or "·")


def track(view: dict[str, Any], words: Words) -> str:
    """The bonus tiles that are left, in the order of the track."""
    left = [
        f"{each['number']}" + (f" (x{each['left']})" if each["left"] > 1 else "")
        for each in view["track"]
        if each["number"] and each["left"]
    ]
    return words("paris-terminal-track", tiles=", ".join(left) or "·")


def landmarks(view: dict[str, Any], words: Words) -> str:
    """The landmarks that nobody has yet, with value and cost."""
    free = []
    for each in view["landmarks"]:
        if each["district"] is None:
            cost = " + ".join(
                f"{count} {words(f'paris-kind-{kind}')}" for kind, count in each["cost"].items()
            )
            free.append(f"{words('paris-landmark-' + each['id'])} {each['value']} ({cost})")
    return words("paris-terminal-landmarks", landmarks=", ".join(free) or "·")


def explain(offer: dict[str, Any], words: Words, names: list[str]) -> str:
    """What an offer costs and brings."""
    said = []
    for sign, part in (("-", offer.get("cost")), ("+", offer.get("gain"))):
        if isinstance(part, dict):
            said += [f"{sign}{count} {thing(kind, words)}" for kind, count in part.items() if count]
    return ", ".join(said)


def thing(kind: str, words: Words) -> str:
    """A kind of token or money in words."""
    return words(f"paris-thing-{kind}" if kind in ("francs", "vp", "key") else f"paris-kind-{kind}")
