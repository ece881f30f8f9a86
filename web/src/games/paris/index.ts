import type { TitleUi } from "../../lib/board";
import Board from "./Board.svelte";
import { pieceHelp } from "./help";
import { endsTurn, eventText, isMain, isOnBoard, offerText, statusText } from "./telling";
import type { City } from "./view";

const ui: TitleUi<City> = { Board, offerText, isOnBoard, isMain, endsTurn, statusText, eventText, pieceHelp };

export default ui as unknown as TitleUi;
