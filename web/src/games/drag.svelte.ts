/** A piece that follows the pointer: lifted where it lies, carried over the table, dropped on a legal place or returned. */

const SLIP = 8; // pixels that a tap may move without becoming a drag
const BACK = 150; // milliseconds that a piece takes to return

interface Point {
  x: number;
  y: number;
}

export interface Carrying<T> {
  /** The pointer is over this place now. */
  over(what: T, element: Element | null, at: Point): void;
  /** Drop it there; false: it may not lie there, and goes back. */
  drop(what: T, element: Element | null, at: Point): boolean;
  /** The pointer was taken away, by a gesture of the system for example. */
  cancel?(what: T): void;
}

export class Drag<T> {
  /** The carried piece and its position. */
  carried = $state.raw<({ what: T } & Point) | null>(null);
  /** Whether it is returning. */
  returns = $state(false);

  constructor(private readonly carrying: Carrying<T>) {}

  /** Begin with a press of the pointer on the piece; a press that does not move stays a click. */
  lift = (event: PointerEvent, what: T): void => {
    if (event.button !== 0 || this.carried) return;
    const from = { x: event.clientX, y: event.clientY };
    const { pointerId } = event;
    let carries = false;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const at = { x: next.clientX, y: next.clientY };
      if (!carries && Math.hypot(at.x - from.x, at.y - from.y) <= SLIP) return;
      if (!carries) follow(pointerId);
      carries = true;
      next.preventDefault();
      this.carried = { what, ...at };
      this.carrying.over(what, under(at), at);
    };
    const end = (last: PointerEvent): void => {
      if (last.pointerId !== pointerId) return;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (!carries) return;
      ignoreClick();
      const at = { x: last.clientX, y: last.clientY };
      if (last.type !== "pointerup") this.carrying.cancel?.(what);
      if (last.type === "pointerup" && this.carrying.drop(what, under(at), at)) this.carried = null;
      else this.goBack(what, from);
    };
    window.addEventListener("pointermove", move, { passive: false });
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };

  private goBack(what: T, from: Point): void {
    this.returns = true;
    this.carried = { what, ...from };
    setTimeout(() => {
      this.carried = null;
      this.returns = false;
    }, BACK);
  }
}

/** Follow the pointer even if the piece under it is removed from the page in the meantime. */
function follow(pointerId: number): void {
  try {
    document.documentElement.setPointerCapture(pointerId);
  } catch {
    // it has gone already
  }
}

/** Return the element under a point of the window. */
const under = ({ x, y }: Point): Element | null => document.elementFromPoint(x, y);

/** The click that ends a drag must not choose anything. */
function ignoreClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
}
