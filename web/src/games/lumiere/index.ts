import type { TitleUi } from "../../lib/board";
import Board from "./Board.svelte";
import { eventText, isOnBoard, offerText, pieceHelp, statusText } from "./telling";
import type { Light } from "./view";

const ui: TitleUi<Light> = { Board, offerText, isOnBoard, statusText, eventText, pieceHelp };

export default ui as unknown as TitleUi;
