/** Attachments for the things on the board: they explain themselves, and arrow keys move among them. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export type Explain = (id: string | null, at?: Element) => void;

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;

/** Explain a piece when the pointer rests on it, the keyboard reaches it, or a finger stays on it. */
export function tells(id: string, explain: Explain): Attachment {
  return (node) => {
    let timer = 0;
    let held = false;
    const away = (): void => {
      clearTimeout(timer);
      explain(null);
    };
    const handlers = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") timer = window.setTimeout(() => explain(id, node), HOVER_DELAY);
      },
      pointerleave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") away();
        else clearTimeout(timer);
      },
      pointerdown: (event: PointerEvent) => {
        held = false;
        clearTimeout(timer);
        if (event.pointerType === "mouse") {
          explain(null);
          return;
        }
        timer = window.setTimeout(() => {
          held = true;
          explain(id, node);
        }, PRESS_DELAY);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      focus: () => {
        if (node.matches(":focus-visible")) explain(id, node);
      },
      blur: away,
      contextmenu: (event: Event) => {
        if (held) event.preventDefault();
      },
      // A long press has explained the piece: it does not choose it as well.
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

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Arrow keys go to the nearest button of the group in that direction. Left and right never leave it for the time line. */
export const arrows: Attachment<HTMLElement> = (group) => {
  const onkeydown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = document.activeElement;
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey || !group.contains(from)) return;
    const [x, y] = middle(from);
    let best: HTMLElement | SVGElement | null = null;
    let nearest = Infinity;
    for (const button of group.querySelectorAll<HTMLElement | SVGElement>("button, [role=button][tabindex]")) {
      const [bx, by] = middle(button);
      const along = (bx - x) * step[0] + (by - y) * step[1];
      const aside = Math.abs((bx - x) * step[1]) + Math.abs((by - y) * step[0]);
      const far = along + aside * 3;
      if (button !== from && button.checkVisibility() && along > 4 && far < nearest) [best, nearest] = [button, far];
    }
    if (best || step[0]) event.preventDefault();
    best?.focus();
  };
  return on(group, "keydown", onkeydown);
};

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Makes Enter and the space bar work on a thing of the map as they do on a button. */
export function pressed(then: (at: Element) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    then(event.currentTarget as Element);
  };
}
