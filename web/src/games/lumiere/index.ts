import type { TitleUi } from "../../lib/board/contract";
import Board from "./Board.svelte";
import { pieceHelp } from "./help";
import type { Event, Printed, View } from "./shapes";
import { eventText, isOnBoard, offerText, statusText } from "./telling";

const ui: TitleUi<View, Printed, Event> = { Board, offerText, isOnBoard, statusText, eventText, pieceHelp };

export default ui as unknown as TitleUi;
