/** The guest behind this browser's cookie. */
import { changeMe, me as askMe } from "./api";

let name = $state("");
let isKnown = $state(false);

export const me = {
  get name(): string {
    return name;
  },
  get isKnown(): boolean {
    return isKnown;
  },
};

export async function loadMe(): Promise<void> {
  try {
    name = (await askMe()).name;
  } catch {
    name = "";
  }
  isKnown = true;
}

/** Keep a new nickname. */
export async function rename(wish: string): Promise<void> {
  const wanted = wish.trim().slice(0, 24);
  if (!wanted || wanted === name) return;
  name = (await changeMe({ name: wanted })).name;
}
