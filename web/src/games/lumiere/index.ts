import type { TitleUi } from "../../lib/board";
import Board from "./Board.svelte";
import { eventText, isOnBoard, offerText, pieceHelp, statusText } from "./telling";
import type { Event, Printed, View } from "./shapes";

const ui: TitleUi<View, Printed, Event> = { Board, offerText, isOnBoard, statusText, eventText, pieceHelp };

export default ui as unknown as TitleUi;
