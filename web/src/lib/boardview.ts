/** d3-zoom on a board: pan, pinch, wheel; two fingers that turn; moves made by the program. */

import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import { bringIntoView, clampPan, fit, holds, LARGEST_TILE, SMALLEST_TILE, twist, type Rect, type Transform } from "./view";
import type { Box } from "./cells";

const UNITS = 100;
const TWIST = 30;
const DRAG = 4;
const PAN_STEP = 80;

/** What catches the wheel, the mouse and the fingers. */
export type Stage = Element & GlobalEventHandlers;

export interface Hooks {
  /** Draw the board there. */
  moved(now: Transform): void;
  /** Where tiles can be turned: a step asked for with two fingers, or with the wheel over the ghost. */
  turned?(step: 1 | -1): void;
  /** The wheel over the ghost turns the tile instead of zooming; tells whether this place is the ghost. */
  overGhost?(target: EventTarget | null): boolean;
  free(): Rect;
  content(): Box;
}

export class BoardView {
  private readonly stage: Selection<Stage, unknown, null, undefined>;
  private readonly behavior: ZoomBehavior<Stage, unknown>;
  private fingers: [Touch, Touch] | null = null;
  /** Whether the person has moved the board since it was last fitted. */
  private touched = false;
  now: Transform = { k: 1, x: 0, y: 0 };

  constructor(
    private readonly element: Stage,
    private readonly hooks: Hooks,
  ) {
    this.stage = select<Stage, unknown>(element);
    this.behavior = zoom<Stage, unknown>()
      .scaleExtent([SMALLEST_TILE / UNITS, (LARGEST_TILE * 1.6) / UNITS])
      .clickDistance(DRAG)
      .tapDistance(10)
      .filter((event: Event) => this.accepts(event))
      .on("zoom", (event: D3ZoomEvent<Stage, unknown>) => this.draw(event));
    this.stage.call(this.behavior).on("dblclick.zoom", null);
    // In the capture phase: d3-zoom lets nobody hear the touches it has taken.
    element.addEventListener("touchstart", this.startTwist, { passive: true, capture: true });
    element.addEventListener("touchmove", this.followTwist, { passive: true, capture: true });
    element.addEventListener("touchend", this.endTwist, { passive: true, capture: true });
    element.addEventListener("wheel", this.wheel, { passive: false });
  }

  destroy(): void {
    this.stage.on(".zoom", null);
    this.element.removeEventListener("touchstart", this.startTwist, { capture: true });
    this.element.removeEventListener("touchmove", this.followTwist, { capture: true });
    this.element.removeEventListener("touchend", this.endTwist, { capture: true });
    this.element.removeEventListener("wheel", this.wheel);
  }

  /** Whether the board may still be fitted without taking it out of someone's hands. */
  get untouched(): boolean {
    return !this.touched;
  }

  /** Whether a box of board units lies whole in the free rectangle. */
  holds(box: Box): boolean {
    return holds(this.now, box, this.hooks.free());
  }

  fit(box: Box, least: number, focus: { x: number; y: number } | null): void {
    this.set(fit(box, this.hooks.free(), least, focus));
    this.touched = false;
  }

  show(box: Box): void {
    if (this.fingers) return;
    const wanted = bringIntoView(this.now, box, this.hooks.free());
    if (wanted !== this.now) this.set(wanted);
  }

  zoomBy(step: 1 | -1): void {
    const free = this.hooks.free();
    this.touched = true;
    this.behavior.scaleBy(this.stage, step > 0 ? 1.25 : 0.8, [free.x + free.width / 2, free.y + free.height / 2]);
  }

  pan(way: "up" | "down" | "left" | "right"): void {
    const [dx, dy] = { up: [0, PAN_STEP], down: [0, -PAN_STEP], left: [PAN_STEP, 0], right: [-PAN_STEP, 0] }[way] as [number, number];
    this.touched = true;
    this.set({ k: this.now.k, x: this.now.x + dx, y: this.now.y + dy });
  }

  /** Board units of a point of the screen. */
  point(clientX: number, clientY: number): { x: number; y: number } {
    const rect = this.element.getBoundingClientRect();
    return { x: (clientX - rect.left - this.now.x) / this.now.k, y: (clientY - rect.top - this.now.y) / this.now.k };
  }

  private set(to: Transform): void {
    this.behavior.transform(this.stage, zoomIdentity.translate(to.x, to.y).scale(to.k));
  }

  private accepts(event: Event): boolean {
    if (event.type === "wheel") return !this.hooks.overGhost?.(event.target);
    const mouse = event as MouseEvent;
    return !mouse.ctrlKey && !mouse.button;
  }

  private draw(event: D3ZoomEvent<Stage, unknown>): void {
    const { k, x, y } = event.transform;
    this.now = { k, x, y };
    if (event.sourceEvent) {
      this.touched = true;
      const kept = clampPan(this.now, this.hooks.content(), this.hooks.free());
      if (kept.x !== x || kept.y !== y) {
        this.now = kept;
        // The behavior keeps its state on the element: what it remembers must agree with what is drawn.
        (this.element as unknown as { __zoom: unknown }).__zoom = zoomIdentity.translate(kept.x, kept.y).scale(kept.k);
      }
    }
    this.hooks.moved(this.now);
  }

  private readonly wheel = (event: WheelEvent): void => {
    if (!this.hooks.overGhost?.(event.target)) return;
    event.preventDefault();
    if (Math.abs(event.deltaY) > 4) this.turnSlowly(event.deltaY > 0 ? 1 : -1);
  };

  private lastTurn = 0;

  /** A wheel or touchpad sends many events for one gesture: one turn in a fifth of a second. */
  private turnSlowly(step: 1 | -1): void {
    const now = performance.now();
    if (now - this.lastTurn < 200) return;
    this.lastTurn = now;
    this.hooks.turned?.(step);
  }

  private readonly startTwist = (event: TouchEvent): void => {
    const [a, b] = [event.touches[0], event.touches[1]];
    this.fingers = event.touches.length === 2 && a && b ? [a, b] : null;
  };

  private readonly followTwist = (event: TouchEvent): void => {
    const [a, b] = [event.touches[0], event.touches[1]];
    if (!this.fingers || event.touches.length !== 2 || !a || !b) return;
    const angle = twist(this.fingers, [a, b]);
    if (Math.abs(angle) < TWIST) return;
    this.hooks.turned?.(angle > 0 ? 1 : -1);
    this.fingers = [a, b];
  };

  private readonly endTwist = (): void => {
    this.fingers = null;
  };
}
