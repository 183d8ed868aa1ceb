/** One pointer drags the table, two pinch it, the wheel zooms. A drag is not a click. */
import type { Camera } from "./camera.svelte";

/** The distance that a finger may move in a tap. */
const TREMBLE = 6;

interface Held {
  x: number;
  y: number;
}

export class Pointers {
  /** Whether the table follows the pointer now. */
  grabbed = $state(false);
  /** Whether the pointer that went up last had dragged the table. */
  dragged = false;

  private held = new Map<number, Held>();
  private from: Held = { x: 0, y: 0 };

  constructor(private readonly camera: Camera) {}

  /** Whether a pointer holds the table. */
  get busy(): boolean {
    return this.held.size > 0;
  }

  /** Return the position of an event in the window's own units: the whole page may be zoomed. */
  at(event: MouseEvent): Held {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    const zoom = frame.width / this.camera.width || 1;
    return { x: (event.clientX - frame.left) / zoom, y: (event.clientY - frame.top) / zoom };
  }

  pressed = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (!this.held.size) {
      this.dragged = false;
      this.from = this.at(event);
    }
    this.held.set(event.pointerId, this.at(event));
    finish(event.currentTarget as Element);
  };

  /** Handle a movement; true if it moved the table. */
  moved = (event: PointerEvent): boolean => {
    const old = this.held.get(event.pointerId);
    if (!old) return false;
    const now = this.at(event);
    const two = this.held.size === 2;
    if (!this.dragged && !two && Math.hypot(now.x - this.from.x, now.y - this.from.y) < TREMBLE) return true;
    if (!this.grabbed) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = this.grabbed = true;
    const other = two ? [...this.held].find(([id]) => id !== event.pointerId)![1] : null;
    this.held.set(event.pointerId, now);
    if (other) this.pinch(other, old, now);
    this.camera.pan((now.x - old.x) / (other ? 2 : 1), (now.y - old.y) / (other ? 2 : 1));
    return true;
  };

  released = (event: PointerEvent): void => {
    this.held.delete(event.pointerId);
    if (!this.held.size) this.grabbed = false;
  };

  wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.at(event);
    // A trackpad's pinch comes as a wheel with Ctrl, in small steps.
    const lines = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    this.camera.zoom(Math.exp(-lines * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
  };

  private pinch(other: Held, old: Held, now: Held): void {
    const before = Math.hypot(old.x - other.x, old.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    if (before > 0) this.camera.zoom(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }
}

/** Let animations end at once. */
function finish(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}
