"""Writing a position as a document in plain words, and reading it back with every field checked."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from quartier.games.paris import ending, part, phase, pieces, site, tile
from quartier.games.paris.naming import (
    PROPERTY_OF,
    end_tiles_in,
    name_or_none,
    numbers_in,
    property_name,
    source_name,
    tile_name,
)
from quartier.games.paris.state import DRAFTED
from quartier.kernel.errors import BadOptions, BadPosition
from quartier.kernel.field import Field
from quartier.kernel.title import resolve, title

if TYPE_CHECKING:
    from quartier.games.paris.game import Paris

FIELDS = (
    "title", "players", "options", "phase", "seat", "first", "turn", "ending", "acted", "drew", "unseen",
    "stacks", "opened", "drawn", "districts", "arc", "landmarks", "supply", "track", "screens", "end_pile",
    "end_taken", "end_used", "open", "moving", "slot", "fee", "pairs",
)  # fmt: skip
SCREEN_FIELDS = (
    "francs", "tokens", "keys", "spare", "meeple", "held", "used", "end_held", "points",
)  # fmt: skip
TILES = tuple(name for name, place in PROPERTY_OF.items() if place < site.LANDMARK)
LANDMARK_IDS = tuple(landmark.id for landmark in pieces.LANDMARKS)

# --- writing -----------------------------------------------------------------------------------


def position(game: Paris) -> dict[str, Any]:
    """The whole position, secrets included."""
    seats = range(game.players)
    districts = {}
    for d, name in enumerate(pieces.DISTRICTS):
        spaces = {}
        for s, value in enumerate(pieces.VALUES):
            place = d * 6 + s
            spaces[str(value)] = {
                "tile": tile_name(game.building[place]),
                "token": name_or_none(pieces.KINDS, game.token[place]),
                "keys": [game.keys_on[place * 4 + seat] for seat in seats],
            }
        vp_tile = game.vp_tile_in[d]
        districts[name] = {
            "bank": [game.bank[d * 4 + seat] for seat in seats],
            "spaces": spaces,
            "vp_tile": None if vp_tile == site.NOWHERE else pieces.VP_TILES[vp_tile][0],
        }
    return {
        "title": "paris",
        "players": game.players,
        "options": dict(game.options),
        "phase": phase.NAMES[game.phase],
        "seat": game.seat,
        "first": game.first,
        "turn": game.turns,
        "ending": ending.NAMES[game.ending],
        "acted": bool(game.acted),
        "drew": bool(game.drew),
        "unseen": [property_name(tile) for tile in range(36) if game.unseen[tile]],
        "stacks": [
            {"size": game.stack_size[i], "top": name_or_none(pieces.DISTRICTS, game.stack_top[i])}
            for i in range(game.options["stacks"])
        ],
        "opened": None if game.opened == site.NOWHERE else game.opened,
        "drawn": tile_name(game.drawn),
        "districts": districts,
        "arc": [game.arc[seat] for seat in seats],
        "landmarks": {
            landmark.id: {
                "district": name_or_none(pieces.DISTRICTS, game.landmark_in[i]),
                "keys": [game.keys_on[(site.LANDMARK + i) * 4 + seat] for seat in seats],
            }
            for i, landmark in enumerate(pieces.LANDMARKS)
        },
        "supply": {kind: game.supply[i] for i, kind in enumerate(pieces.RESOURCES)},
        "track": [{"number": game.number_on[space], "left": game.left_on[space]} for space in range(1, 31)],
        "screens": [screen(game, seat) for seat in seats],
        "end_pile": end_tiles_in(game.end_pile),
        "end_taken": [
            {"seat": game.end_taker[i], "tile": pieces.END_NAMES[game.end_tile[i]]}
            for i in range(game.end_count)
        ],
        "end_used": end_tiles_in(game.end_used),
        "open": {"resources": game.open_resources, "prestige": game.open_prestige},
        "moving": moving(game),
        "slot": game.slot,
        "fee": game.fee,
        "pairs": {"prestige": bool(game.pair_kind), "given": game.pairs},
    }


def screen(game: Paris, seat: int) -> dict[str, Any]:
    """What one player has, behind the screen and in front of it."""
    return {
        "francs": game.francs[seat],
        "tokens": {kind: game.tokens[seat * 6 + i] for i, kind in enumerate(pieces.KINDS)},
        "keys": game.keys[seat],
        "spare": game.spare[seat],
        "meeple": game.meeple[seat],
        "held": numbers_in(game.held[seat]),
        "used": numbers_in(game.used[seat]),
        "end_held": end_tiles_in(game.end_held[seat]),
        "points": {name: game.points[seat * 4 + i] for i, name in enumerate(part.NAMES)},
    }


def moving(game: Paris) -> dict[str, Any] | None:
    """The key that is on its way, or that has just arrived."""
    if game.target == site.NOWHERE:
        return None
    return {
        "from": source_name(game.source, game.district),
        "to": property_name(game.target),
        "district": pieces.DISTRICTS[game.district],
        "due": {kind: game.due[i] for i, kind in enumerate(pieces.RESOURCES)},
    }


# --- reading -----------------------------------------------------------------------------------


def from_position(document: Mapping[str, Any]) -> Paris:
    """A game in the position that a document describes; ``BadPosition`` says which field is wrong and why.

    What is left out has its value at the start. The keys behind a screen, the supply and the tiles in the
    stacks follow from the rest; a stack whose top is left out shows the first district that it can.
    """
    from quartier.games.paris.check import check
    from quartier.games.paris.game import Paris

    whole = Field("", document)
    whole.known(FIELDS)
    whole.word("title", ("paris",), "paris")
    try:
        players = document.get("players", 2)
        options = resolve(title("paris"), players, document.get("options"))
    except BadOptions as problem:
        raise BadPosition(f"players or options: {problem}") from problem
    game = Paris(players, options)
    if not set(document) - {"title", "players", "options"}:
        return game
    draft = Draft(game)
    read_turn(draft, whole)
    read_board(draft, whole)
    read_screens(draft, whole)
    read_end_tiles(draft, whole)
    read_track(draft, whole)
    read_stacks(draft, whole)
    read_move(draft, whole)
    game._put(draft)
    check(game)
    return game


class Draft(SimpleNamespace):
    """The attributes of a game while they are read; the engine takes them over when all are in bounds."""

    def __init__(self, game: Paris) -> None:
        super().__init__(
            **{
                name: getattr(game, name)
                for name in ("players", "options", "is_advanced", "is_free", *DRAFTED)
            }
        )

    def backs_left(self, district: int) -> int:
        """Unseen tiles of a district that are not the open tops of other stacks."""
        return int(sum(self.unseen[district * 6 : district * 6 + 6]) - self.stack_top.count(district))


def read_turn(draft: Draft, whole: Field) -> None:
    """Whose turn it is, and what is being asked."""
    first_phase = "act" if set(whole.value) & {"seat", "screens", "districts", "turn"} else "first-player"
    draft.phase = phase.NAMES.index(whole.word("phase", phase.NAMES, first_phase))
    draft.first = whole.number("first", 0, draft.players - 1, 0)
    last = (draft.first - 1) % draft.players
    draft.seat = whole.number(
        "seat", 0, draft.players - 1, last if draft.phase == phase.OVER else draft.first
    )
    in_setup = draft.phase <= phase.TRACK
    draft.turns = whole.number(
        "turn", 0, 9999, 0 if in_setup else 1 + (draft.seat - draft.first) % draft.players
    )
    draft.ending = ending.NAMES.index(whole.word("ending", ending.NAMES, "no"))
    draft.acted = int(whole.flag("acted", False))
    draft.drew = int(whole.flag("drew", draft.phase == phase.ACT or draft.phase == phase.LAY))


def read_board(draft: Draft, whole: Field) -> None:
    """Buildings, tokens, keys, landmarks, VP tiles."""
    building, token, keys_on = list(draft.building), list(draft.token), list(draft.keys_on)
    bank, vp_tile_in = list(draft.bank), list(draft.vp_tile_in)
    districts = whole.part("districts")
    districts.known(pieces.DISTRICTS)
    firsts = tuple(tile[0] for tile in pieces.VP_TILES)
    for d, name in enumerate(pieces.DISTRICTS):
        one = districts.part(name)
        one.known(("bank", "spaces", "vp_tile"))
        bank[d * 4 : d * 4 + draft.players] = one.counts("bank", draft.players, 1)
        points = one.one_of("vp_tile", firsts)
        vp_tile_in[d] = site.NOWHERE if points is None else firsts.index(points)
        spaces = one.part("spaces")
        spaces.known(tuple(map(str, pieces.VALUES)))
        for s, value in enumerate(pieces.VALUES):
            place = d * 6 + s
            space = spaces.part(str(value))
            space.known(("tile", "token", "keys"))
            tile = space.one_of("tile", TILES)
            building[place] = site.NOWHERE if tile is None else PROPERTY_OF[tile]
            if "token" in space.value:
                kind = space.one_of("token", pieces.KINDS)
                token[place] = site.NOWHERE if kind is None else pieces.KINDS.index(kind)
            keys_on[place * 4 : place * 4 + draft.players] = space.counts("keys", draft.players, 12)
    landmarks = whole.part("landmarks")
    landmarks.known(LANDMARK_IDS)
    landmark_in = list(draft.landmark_in)
    for i, name in enumerate(LANDMARK_IDS):
        one = landmarks.part(name)
        one.known(("district", "keys"))
        home = one.one_of("district", pieces.DISTRICTS)
        landmark_in[i] = site.NOWHERE if home is None else pieces.DISTRICTS.index(home)
        at = (site.LANDMARK + i) * 4
        keys_on[at : at + draft.players] = one.counts("keys", draft.players, 12)
    draft.building, draft.token, draft.keys_on = building, token, keys_on
    draft.bank, draft.vp_tile_in, draft.landmark_in = bank, vp_tile_in, landmark_in
    draft.arc = whole.counts("arc", draft.players, 1) + [0] * (4 - draft.players)


def read_screens(draft: Draft, whole: Field) -> None:
    """What each player has. Keys and supply that are left out follow from the board."""
    francs, tokens, keys, spare = list(draft.francs), list(draft.tokens), list(draft.keys), list(draft.spare)
    meeple, held, used, points = list(draft.meeple), list(draft.held), list(draft.used), list(draft.points)
    for seat, screen in enumerate(whole.parts("screens", draft.players)):
        screen.known(SCREEN_FIELDS)
        francs[seat] = screen.number("francs", 0, 9999, francs[seat])
        owned = screen.part("tokens")
        owned.known(pieces.KINDS)
        for i, kind in enumerate(pieces.KINDS):
            tokens[seat * 6 + i] = owned.number(kind, 0, pieces.OF_EACH_KIND, 0)
        spare[seat] = screen.number("spare", 0, pieces.SPARE_KEYS, pieces.SPARE_KEYS)
        on_board = sum(draft.keys_on[seat::4]) + sum(draft.bank[seat::4]) + draft.arc[seat]
        rest = pieces.KEYS[draft.players] + pieces.SPARE_KEYS - spare[seat] - on_board
        keys[seat] = screen.number("keys", 0, 12, rest)
        if keys[seat] != rest:
            raise BadPosition(
                f"{screen.path}keys: {keys[seat]}, but {rest} are left by the board and the pool"
            )
        meeple[seat] = screen.number("meeple", 0, 30, 0)
        held[seat] = screen.members("held", range(1, 31))
        used[seat] = screen.members("used", range(1, 31))
        won = screen.part("points")
        won.known(part.NAMES)
        for i, name in enumerate(part.NAMES):
            points[seat * 4 + i] = won.number(name, 0, 9999, 0)
    draft.francs, draft.tokens, draft.keys, draft.spare = francs, tokens, keys, spare
    draft.meeple, draft.held, draft.used, draft.points = meeple, held, used, points
    supply = whole.part("supply")
    supply.known(pieces.RESOURCES)
    left = [
        pieces.OF_EACH_KIND - sum(1 for kind in draft.token if kind == i) - sum(tokens[i::6])
        for i in range(3)
    ]
    if draft.phase < phase.BACK:
        left = [0] * 3
    draft.supply = [supply.number(kind, 0, 6, max(0, left[i])) for i, kind in enumerate(pieces.RESOURCES)]


def read_end_tiles(draft: Draft, whole: Field) -> None:
    """The pile, who took what, what has been used."""
    held = [
        screen.members("end_held", pieces.END_NAMES) for screen in whole.parts("screens", draft.players)
    ] + [0] * (4 - draft.players)
    draft.end_held = held
    draft.end_used = whole.members("end_used", pieces.END_NAMES)
    gone = held[0] | held[1] | held[2] | held[3] | draft.end_used
    draft.end_pile = whole.members("end_pile", pieces.END_NAMES, tile.EVERY_END & ~gone)
    holders = [(seat, end) for seat in range(draft.players) for end in range(12) if held[seat] >> end & 1] + [
        (0, end) for end in range(12) if draft.end_used >> end & 1
    ]
    if "end_taken" in whole.value:
        holders = []
        for take in whole.parts("end_taken", None):
            take.known(("seat", "tile"))
            name = take.word("tile", pieces.END_NAMES, "")
            holders.append((take.number("seat", 0, draft.players - 1, -1), pieces.END_NAMES.index(name)))
    if len(holders) > 12:
        raise BadPosition(f"end_taken: {len(holders)} tiles taken, and there are 12")
    rest = [-1] * (12 - len(holders))
    draft.end_taker = [seat for seat, _ in holders] + rest
    draft.end_tile = [end for _, end in holders] + rest
    draft.end_count = len(holders)


def read_track(draft: Draft, whole: Field) -> None:
    """The bonus track. If it is left out, the tiles that nobody owns lie on it in order."""
    number_on, left_on = [0] * 31, [0] * 31
    in_setup = draft.is_advanced and draft.phase <= phase.TRACK
    spaces = whole.parts("track", 30)
    for space, field in enumerate(spaces, start=1):
        field.known(("number", "left"))
        number = field.number("number", 0, 30, 0 if in_setup else space)
        owners = sum((draft.held[seat] | draft.used[seat]) >> number & 1 for seat in range(draft.players))
        rest = pieces.copies(number, draft.players) - owners if number else 0
        number_on[space] = number
        left_on[space] = field.number("left", 0, 3, max(0, rest))
        if left_on[space] != rest:
            raise BadPosition(
                f"{field.path}left: {left_on[space]} of number {number}; {rest} are left by the screens"
            )
    draft.number_on, draft.left_on = number_on, left_on


def read_stacks(draft: Draft, whole: Field) -> None:
    """The unseen tiles, the stacks, and the tile that is drawn but not laid yet."""
    drawn = whole.one_of("drawn", TILES)
    draft.drawn = site.NOWHERE if drawn is None else PROPERTY_OF[drawn]
    seen = {tile for tile in draft.building if tile != site.NOWHERE} | {draft.drawn}
    unseen = whole.members("unseen", TILES, sum(1 << tile for tile in range(36) if tile not in seen))
    draft.unseen = [unseen >> tile & 1 for tile in range(36)]
    count = draft.options["stacks"]
    total = max(0, sum(draft.unseen) - (0 if draft.is_free else pieces.SET_ASIDE))
    sizes, tops = [0] * 3, [site.NOWHERE] * 3
    fields = whole.parts("stacks", count)
    for i, field in enumerate(fields):
        field.known(("size", "top"))
        sizes[i] = field.number("size", 0, 18, total // count + (1 if i < total % count else 0))
        top = field.one_of("top", pieces.DISTRICTS)
        tops[i] = site.NOWHERE if top is None else pieces.DISTRICTS.index(top)
    draft.stack_size, draft.stack_top = sizes, list(tops)
    draft.opened = (
        whole.number("opened", 0, count - 1, site.NOWHERE) if whole.value.get("opened") is not None else -1
    )
    if draft.phase > phase.BACK:
        for i in range(count):
            if sizes[i] and tops[i] == site.NOWHERE:
                tops[i] = next((d for d in range(6) if draft.backs_left(d) > 0), site.NOWHERE)
                draft.stack_top = list(tops)


def read_move(draft: Draft, whole: Field) -> None:
    """What is half done: a key on its way, open tokens, pairs."""
    opened = whole.part("open")
    opened.known(("resources", "prestige"))
    draft.open_resources = opened.number("resources", 0, 4, 0)
    draft.open_prestige = opened.number("prestige", 0, 4, 0)
    draft.slot = whole.number("slot", 0, 2, 0)
    draft.fee = whole.number("fee", 0, pieces.BONUS_FEE, 0)
    pairs = whole.part("pairs")
    pairs.known(("prestige", "given"))
    draft.pair_kind = int(pairs.flag("prestige", False))
    draft.pairs = pairs.number("given", 0, 9, 0)
    if whole.value.get("moving") is None:
        return
    moving = whole.part("moving")
    moving.known(("from", "to", "district", "due"))
    draft.district = pieces.DISTRICTS.index(moving.word("district", pieces.DISTRICTS, ""))
    bank = f"{pieces.DISTRICTS[draft.district]}-bank"
    places = {**PROPERTY_OF, bank: site.PROPERTIES + site.BANK, "arc": site.PROPERTIES + site.ARC}
    draft.source = places[moving.word("from", tuple(places), "")]
    draft.target = PROPERTY_OF[moving.word("to", tuple(PROPERTY_OF), "")]
    due = moving.part("due")
    due.known(pieces.RESOURCES)
    draft.due = [due.number(kind, 0, 3, 0) for kind in pieces.RESOURCES]
