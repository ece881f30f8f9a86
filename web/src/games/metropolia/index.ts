import type { Score, TitleUi } from "../../lib/board/contract";
import Board from "./Board.svelte";
import { pieceHelp } from "./help";
import type { Event, Printed, View } from "./shapes";
import { pace } from "./shown.svelte";
import { eventText, isMain, isOnBoard, offerText, statusText } from "./telling";

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
