/** A board for every title that has none of its own: its view as tables, its offers as buttons, its events as lines. */
import type { TitleUi } from "../lib/board/contract";
import Board from "./Board.svelte";
import { eventText, offerText, statusText } from "./telling";

const ui: TitleUi = {
  Board,
  offerText,
  isOnBoard: () => true,
  statusText,
  eventText,
  pieceHelp: () => null,
};

export default ui;
