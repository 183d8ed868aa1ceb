/** The turn that the reader points at: by its sentence, which highlights its marks on the board, or by one of its marks, which
 * highlights its sentence. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const STILL = 10; // pixels: a finger that moves no further has tapped

export class Lighting {
  /** The turn whose sentence has the pointer or the keyboard's focus. */
  told = $state<number | null>(null);
  /** The turn whose sentence was tapped: it stays lit until the next tap. */
  tapped = $state<number | null>(null);
  /** The turn of the mark under the pointer or the focus, or of the one that was tapped. */
  marked = $state<number | null>(null);

  /** The turn whose marks are lit while the others are dimmed. */
  get turn(): number | null {
    return this.told ?? this.tapped;
  }

  /** Something has happened: the turn that was pointed at is older now. */
  clear(): void {
    this.tapped = this.marked = null;
  }

  /** Watch a board for pointing, focus and taps. */
  readonly watch: Attachment<HTMLElement> = (board) => {
    let frame = 0;
    let down: PointerEvent | null = null;
    const set = (turn: number | null): void => {
      cancelAnimationFrame(frame);
      this.marked = turn;
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointermove: (event) => {
        const { clientX, clientY, pointerType, buttons } = event as PointerEvent;
        if (pointerType === "touch" || buttons) return;
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => (this.marked = turnUnder(board, clientX, clientY)));
      },
      pointerleave: (event) => (event as PointerEvent).pointerType !== "touch" && set(null),
      pointerdown: (event) => void (down = event as PointerEvent),
      pointerup: (event) => {
        const { clientX, clientY, pointerType } = event as PointerEvent;
        const moved = down ? Math.hypot(clientX - down.clientX, clientY - down.clientY) : Infinity;
        if (pointerType === "touch" && moved < STILL) set(turnUnder(board, clientX, clientY));
      },
      focusin: ({ target }) => {
        if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
        // only a mark itself, not every place with one: there the focus often serves only to choose a move
        const mark = target.closest("[data-turn]") ?? target.querySelector(":scope:is(button) [data-turn]");
        set(mark ? turnOf(mark) : null);
      },
      focusout: () => set(null),
    };
    // with Svelte, because focus is also lost when the focused element is removed, in the middle of an update
    const ends = Object.entries(listeners).map(([type, listen]) => on(board, type, listen, { capture: true }));
    return () => {
      cancelAnimationFrame(frame);
      for (const end of ends) end();
      this.marked = null;
    };
  };
}

const turnOf = (mark: Element): number => Number(mark.getAttribute("data-turn"));

/** Return the newest turn with a mark round this point of the window. */
function turnUnder(board: Element, x: number, y: number): number | null {
  const turns = [...board.querySelectorAll("[data-turn]")].filter((mark) => surrounds(mark, x, y)).map(turnOf);
  return turns.length ? Math.max(...turns) : null;
}

/** Whether a point of the window lies within a mark: within its outline if it is a drawing. */
function surrounds(mark: Element, x: number, y: number): boolean {
  const outline = mark.querySelector("path") ?? mark;
  const { left, top, right, bottom } = outline.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return false;
  if (!("isPointInFill" in outline)) return true;
  // not by getScreenCTM, on which browsers disagree if the page is zoomed
  const drawn = outline.getBBox();
  const point = {
    x: drawn.x + ((x - left) / (right - left)) * drawn.width,
    y: drawn.y + ((y - top) / (bottom - top)) * drawn.height,
  };
  return outline.isPointInFill(point);
}

/** Focus the mark after the one that has the focus, in their order on the board; the first if none has it. */
export function focusNextMark(board: Element | null): void {
  const marks = [...(board?.querySelectorAll<HTMLElement | SVGElement>("[data-turn]") ?? [])];
  const places = marks.map((mark) => mark.closest<HTMLElement>("button") ?? mark);
  const at = places.findIndex((place) => place === document.activeElement);
  places[(at + 1) % places.length]?.focus();
}
