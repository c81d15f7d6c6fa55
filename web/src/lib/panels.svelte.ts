/** The panels that lie over the board, measured, so that fit and centring use what is left free. */

import { freeRect, type Edge, type Panel, type Rect } from "./view";

const panels = new Map<HTMLElement, Edge>();
const size = $state({ width: innerWidth, height: innerHeight, version: 0 });

const observer = new ResizeObserver(() => {
  size.version += 1;
});
addEventListener("resize", () => {
  size.width = innerWidth;
  size.height = innerHeight;
  size.version += 1;
});

/** Svelte action: this element takes room from one edge of the screen. */
export function panel(element: HTMLElement, edge: Edge): { update(edge: Edge): void; destroy(): void } {
  panels.set(element, edge);
  observer.observe(element);
  return {
    update(next: Edge): void {
      panels.set(element, next);
      size.version += 1;
    },
    destroy(): void {
      panels.delete(element);
      observer.unobserve(element);
      size.version += 1;
    },
  };
}

/** The part of the screen in which the board is seen. Read it inside an effect to follow changes. */
export function free(): Rect {
  void size.version;
  const measured: Panel[] = [...panels].map(([element, edge]) => ({ edge, rect: element.getBoundingClientRect() }));
  return freeRect(size, measured);
}

/** Whether the screen is laid out as on a phone. */
export function narrow(): boolean {
  return size.width < 900;
}

/** Whether it is a phone held sideways: the dock is then a column at the right. */
export function sideways(): boolean {
  return narrow() && size.height <= 480 && size.width > size.height;
}

/** Whether it is a phone with little height: what is not needed at every turn gives way to the board. */
export function compact(): boolean {
  return narrow() && size.height < 760;
}

/** Width and height of the screen. Read it inside an effect to follow changes. */
export function screenSize(): { width: number; height: number } {
  return { width: size.width, height: size.height };
}
