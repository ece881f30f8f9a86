import type { Score, TitleUi } from "../../lib/board";
import Board from "./Board.svelte";
import { pieceHelp } from "./help";
import { eventText, isMain, isOnBoard, offerText, statusText } from "./telling";
import { choiceOf, tableOf } from "./city";
import type { Event, Printed, View } from "./shapes";

/** The parts of the score that are not districts. */
const OWN = ["value-8", "prestige", "bonus-tiles", "end-tiles", "francs"];

function sum(score: Score, isWanted: (part: string) => boolean): number {
  return score.parts.filter(({ part }) => isWanted(part)).reduce((all, { points }) => all + points, 0);
}

const ui: TitleUi<View, Printed, Event> = {
  Board,
  offerText: (offer, telling) => offerText(choiceOf(offer, telling.printed), tableOf(telling)),
  isOnBoard,
  isMain: (offer, telling) => isMain(offer, tableOf(telling)),
  statusText: (telling) => statusText(tableOf(telling)),
  eventText: (event, telling) => eventText(event, tableOf(telling)),
  pieceHelp: (id, telling) => pieceHelp(id, tableOf(telling)),
  series: [
    { id: "total", label: "table-total", value: (score) => score.total },
    {
      id: "districts",
      label: "paris-board-tab-districts",
      value: (score) => sum(score, (part) => !OWN.includes(part)),
    },
    {
      id: "bonus-tiles",
      label: "paris-part-bonus-tiles",
      value: (score) => sum(score, (part) => part === "bonus-tiles"),
    },
    { id: "prestige", label: "paris-part-prestige", value: (score) => sum(score, (part) => part === "prestige") },
  ],
};

export default ui as unknown as TitleUi;
