import type { Score, TitleUi } from "../../lib/board";
import Board from "./Board.svelte";
import { pace } from "./shown.svelte";
import { eventText, isMain, isOnBoard, offerText, pieceHelp, statusText } from "./telling";
import type { Event, Printed, View } from "./shapes";

const ui: TitleUi<View, Printed, Event> = {
  Board,
  offerText,
  isOnBoard,
  isMain,
  statusText,
  eventText,
  pace,
  pieceHelp,
  series: [
    {
      id: "coins",
      label: "metropolia-board-series-coins",
      value: (score: Score) => (score as Score & { coins: number }).coins,
    },
    { id: "landmarks", label: "metropolia-board-series-landmarks", value: (score: Score) => score.total },
  ],
};

export default ui as unknown as TitleUi;
