/** Outlines that several drawings share, in a box of 24 around 0, 0. */
import type { Shape } from "../../../lib/board/contract";

export const OUTLINES: Record<Shape, string> = {
  circle: "M0-10.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z",
  square: "M-7.5-9.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
  triangle: "M0-11.5 11.3 9.5h-22.6z",
  diamond: "M0-12 12 0 0 12-12 0z",
  hexagon: "M-5.7-10h11.4L11.5 0 5.7 10H-5.7L-11.5 0z",
};

export const STAR = "M0-10 2.9-3.6 9.9-2.8 4.7 1.9 6.1 8.8 0 5.3-6.1 8.8-4.7 1.9-9.9-2.8-2.9-3.6z";
