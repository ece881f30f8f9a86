import type { TitleUi } from "../../lib/board";
import Board from "./Board.svelte";
import { eventText, isOnBoard, offerText, pieceHelp, statusText } from "./telling";

const ui = { Board, offerText, isOnBoard, statusText, eventText, pieceHelp };

export default ui as unknown as TitleUi;
