import type { Score, TitleUi } from "../../lib/board/contract";
import Board from "./Board.svelte";
import { pieceHelp } from "./help";
import { eventText, isMain, isOnBoard, offerText, statusText } from "./telling";
import { read, type City } from "./view";
import type { Event, Printed, View } from "./shapes";

/** The parts of the score that are not districts. */
const OWN = ["value-8", "prestige", "bonus-tiles", "end-tiles", "francs"];

function sum(score: Score, isWanted: (part: string) => boolean): number {
  return score.parts.filter(({ part }) => isWanted(part)).reduce((all, { points }) => all + points, 0);
}

const ui: TitleUi<City, Printed, Event, View> = {
  Board,
  read,
  offerText,
  isOnBoard,
  isMain,
  statusText,
  eventText,
  pieceHelp,
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
