/** What a thing on the board is, in words. */
import type { PieceHelp } from "../../lib/board/contract";
import { bonusNow, bonusText, counts, districtName, placeName, RESOURCES, thing } from "./naming";
import type { Telling } from "./telling";
import type { Landmark, Space } from "./view";

function owners(keys: number[], { players, w }: Telling): string {
  if (!keys.length) return w("paris-board-free");
  const named = [...new Set(keys)].map((seat) => {
    const count = keys.filter((each) => each === seat).length;
    return `${players[seat]?.name ?? ""}${count > 1 ? ` ×${count}` : ""}`;
  });
  return w("paris-board-keys-of", { names: named.join(", ") });
}

function spaceHelp(space: Space, telling: Telling): PieceHelp {
  const { w } = telling;
  const said = [
    space.building
      ? w("paris-board-building", { building: w(`paris-building-${space.building}`), value: space.value })
      : w("paris-board-no-building"),
    owners(space.keys, telling),
    w("paris-board-price", { things: counts(w, { francs: space.value, ...space.cost }) }),
    space.token ? w("paris-board-token-here", { kind: thing(w, space.token) }) : "",
    space.benefit ? w(`paris-board-benefit-${space.benefit}`) : "",
  ];
  return { name: placeName(w, space.id), text: said.filter(Boolean).join(" "), clause: "5.4" };
}

export function landmarkHelp(landmark: Landmark, telling: Telling): PieceHelp {
  const { w } = telling;
  const slots = landmark.prestige.map(
    (kind, i) => `${thing(w, kind)} +${landmark.prestige_points[i]} ${w("paris-thing-vp")}`,
  );
  const said = [
    w("paris-board-landmark-value", { value: landmark.value }),
    w("paris-board-price", { things: counts(w, { francs: landmark.value, ...landmark.cost }) }),
    w("paris-board-slots", { slots: slots.join(", ") }),
    landmark.district
      ? `${districtName(w, landmark.district)}. ${owners(landmark.keys, telling)}`
      : w("paris-board-landmark-free"),
  ];
  return { name: w(`paris-landmark-${landmark.id}`), text: said.join(" "), clause: "5.7" };
}

/** What each player has in a district, and the points that it would bring. */
export function standingText(id: string, { view, players, w }: Telling): string {
  const district = view.districts.find((each) => each.id === id);
  if (!district) return "";
  const rows = district.standing.filter(({ total }) => total > 0).sort((a, b) => a.place - b.place);
  if (!rows.length) return w("paris-board-nobody");
  return rows
    .map(({ seat, total, points, place }) =>
      w("paris-board-standing", { name: players[seat]?.name ?? "", total, points, place }),
    )
    .join(" ");
}

function prefixed(id: string, telling: Telling): PieceHelp | null {
  const { view, printed, players, w } = telling;
  const [kind, rest] = id.split(":") as [string, string];
  if (kind === "stack") {
    const stack = view.stacks[Number(rest)];
    if (!stack) return null;
    const list = stack.may_be.map(({ building, value }) => `${w(`paris-building-${building}`)} ${value}`).join(", ");
    const text = stack.top
      ? w("paris-board-stack-help", { district: districtName(w, stack.top), count: stack.size, list })
      : w("paris-board-stack-empty");
    return { name: w("paris-board-stack", { number: Number(rest) + 1 }), text, clause: "3.1" };
  }
  if (kind === "bonus" || kind === "track") {
    const space = kind === "track" ? view.track[Number(rest) - 1] : undefined;
    const tile = view.bonus_tiles.find(({ number }) => number === (space ? space.number : Number(rest)));
    const words =
      space && !space.left ? w("paris-board-space-empty") : [bonusText(w, tile), bonusNow(w, tile)].join(" ");
    const name = space
      ? w("paris-board-space", { space: space.space, zone: space.zone })
      : w("paris-board-bonus", { number: Number(rest) });
    const more = !space
      ? ""
      : [
          space.left > 1 ? w("paris-board-copies", { count: space.left }) : "",
          space.reachable ? w("paris-board-reachable") : "",
          space.owned ? w("paris-board-owned") : "",
          space.meeples.length
            ? w("paris-board-meeples", { names: space.meeples.map((seat) => players[seat]?.name ?? "").join(", ") })
            : "",
        ]
          .filter(Boolean)
          .join(" ");
    return { name, text: `${words} ${more}`.trim(), clause: "6.5" };
  }
  if (kind === "end") {
    const tile = view.end_tiles.tiles.find((each) => each.id === rest);
    const how = tile?.token
      ? tile.token === "any-resource"
        ? "paris-end-resource"
        : "paris-end-prestige"
      : "paris-end-gain";
    return { name: w(`paris-tile-${rest}`), text: w(how), clause: "10.1" };
  }
  if (kind === "vp" || kind === "vp-in") {
    const points =
      kind === "vp"
        ? view.vp_tiles.find((each) => each.id === Number(rest))?.points
        : view.districts.find((each) => each.id === rest)?.vp_points;
    const text = points ? w("paris-board-vp-help", { points: points.join(" / ") }) : w("paris-board-vp-none");
    return {
      name: kind === "vp" ? w("paris-thing-vp-tile") : districtName(w, rest),
      text: kind === "vp" ? text : `${text} ${standingText(rest, telling)}`,
      clause: "5.9",
    };
  }
  if (kind === "district") {
    const district = view.districts.find((each) => each.id === rest);
    if (!district) return null;
    const points = district.vp_points
      ? w("paris-board-vp-help", { points: district.vp_points.join(" / ") })
      : w("paris-board-vp-none");
    return {
      name: districtName(w, rest),
      text: `${w("paris-board-district-keys", { count: district.keys })} ${points} ${standingText(rest, telling)}`,
      clause: "11.1",
    };
  }
  if (kind === "kind") {
    const sell = printed.prices.sell[rest] ?? 0;
    const text = RESOURCES.includes(rest)
      ? w("paris-board-resource-help", { buy: printed.prices.buy[rest] ?? 0, sell, left: view.supply[rest] ?? 0 })
      : w("paris-board-prestige-help", { sell });
    return { name: thing(w, rest), text, clause: "7.1" };
  }
  if (kind === "seat") {
    const screen = view.seats[Number(rest)];
    return screen
      ? {
          name: players[Number(rest)]?.name ?? "",
          text: w("paris-board-seat-help", { vp: screen.vp, now: screen.if_ended_now, keys: screen.keys }),
        }
      : null;
  }
  return null;
}

export function pieceHelp(id: string, telling: Telling): PieceHelp | null {
  const { view, w } = telling;
  if (id.includes(":")) return prefixed(id, telling);
  if (id === "arc") return { name: placeName(w, id), text: w("paris-board-arc-help"), clause: "4.2" };
  if (id === "end-pile")
    return {
      name: w("paris-thing-end-tile"),
      text: w("paris-board-pile-help", { count: view.end_tiles.left }),
      clause: "10.1",
    };
  const landmark = view.landmarks.find((each) => each.id === id);
  if (landmark) return landmarkHelp(landmark, telling);
  for (const district of view.districts) {
    if (id === `${district.id}-bank`)
      return {
        name: placeName(w, id),
        text: w("paris-board-bank-help", { francs: district.bank.francs }),
        clause: "4.2",
      };
    const space = district.spaces.find((each) => each.id === id);
    if (space) return spaceHelp(space, telling);
  }
  return null;
}

/** What a place is, in one line. */
export function helpText(place: string, telling: Telling): string {
  const help = pieceHelp(place, telling);
  return help ? `${help.name}. ${help.text}` : place;
}
