/** Telling what a thing is: when the pointer rests on it, the keyboard reaches it, or a finger stays on it. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export type Explain = (id: string | null, at?: Element) => void;

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;

export function tells(id: string, explain: Explain): Attachment<Element> {
  return (node) => {
    let timer = 0;
    let held = false;
    const later = (delay: number, then: () => void): void => {
      clearTimeout(timer);
      timer = window.setTimeout(then, delay);
    };
    const away = (): void => {
      clearTimeout(timer);
      explain(null);
    };
    const handlers: Record<string, (event: never) => void> = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") later(HOVER_DELAY, () => explain(id, node));
      },
      pointerleave: away,
      pointerdown: (event: PointerEvent) => {
        held = false;
        away();
        if (event.pointerType === "mouse") return;
        later(PRESS_DELAY, () => {
          held = true;
          explain(id, node);
        });
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      focus: () => {
        if (node.matches(":focus-visible")) explain(id, node);
      },
      blur: away,
      // A long press has told something: it is not a choice as well.
      click: (event: Event) => {
        if (!held) return;
        held = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
    };
    const offs = Object.entries(handlers).map(([name, handler]) =>
      on(node, name, handler as EventListener, { capture: name === "click" }),
    );
    return () => {
      clearTimeout(timer);
      for (const off of offs) off();
    };
  };
}

/** Enter and the space bar on a thing of the map, as on a button. */
export function pressed(then: (at: Element) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    then(event.currentTarget as Element);
  };
}
