/** The visible part of the table: the middle of the window in the table's units, and the scale. */
import type { Box, Point } from "./lattice";

const MIN_SCALE = 0.3;
/** The smallest scale at which everything is shown at the end, or when the reader asks for it. */
const FAR = 0.12;
const MAX_SCALE = 3;
/** Below this scale labels are unreadable and fingers miss: instead, the table grows beyond the window. */
const READABLE = { narrow: 0.62, wide: 0.3 };
const NARROW = 600;
/** The window's lower edge belongs to the buttons and the small map. */
const FOOT = 52;
/** The largest scale at which a small table is fitted in. */
const FITTED = 1.2;

export class Camera {
  x = $state(40);
  y = $state(40);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether the whole table is kept in view, until the reader moves it. */
  follows = $state(true);
  /** Whether the reader zoomed in only to choose. */
  near = false;

  get box(): Box {
    const half = this.width / 2 / this.scale;
    const high = this.height / 2 / this.scale;
    return { left: this.x - half, top: this.y - high, right: this.x + half, bottom: this.y + high };
  }
  get transform(): string {
    return `translate(${this.width / 2 - this.x * this.scale}px, ${this.height / 2 - this.y * this.scale}px) scale(${this.scale})`;
  }

  /** Return the point of the table under a point of the window. */
  at(x: number, y: number): Point {
    return [this.x + (x - this.width / 2) / this.scale, this.y + (y - this.height / 2) / this.scale];
  }

  shows({ left, top, right, bottom }: Box): boolean {
    const box = this.box;
    return box.left <= left && box.top <= top && box.right >= right && box.bottom >= bottom;
  }

  /** Fit a box into the window, as far as it stays readable; with `all`, however small it gets. `largest`: the largest scale. */
  fit(box: Box, all = false, largest = FITTED): void {
    const whole = Math.min(this.width / (box.right - box.left), (this.height - FOOT) / (box.bottom - box.top), largest);
    this.scale = Math.max(whole, all ? FAR : this.width < NARROW ? READABLE.narrow : READABLE.wide);
    this.x = (box.left + box.right) / 2;
    this.y = (box.top + box.bottom) / 2 + FOOT / 2 / this.scale;
    this.follows = true;
    this.near = false;
  }

  /** Zoom in on a point of the window until the table changes. */
  approach(scale: number, x: number, y: number): void {
    const { follows } = this;
    this.zoom(scale / this.scale, x, y);
    this.follows = follows;
    this.near = true;
  }

  /** Move just far enough to bring a box into the window. */
  reveal(box: Box): void {
    const now = this.box;
    if (box.right > now.right) this.x += box.right - now.right;
    if (box.left < now.left) this.x += box.left - now.left;
    if (box.bottom > now.bottom) this.y += box.bottom - now.bottom;
    if (box.top < now.top) this.y += box.top - now.top;
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.follows = false;
  }

  /** Zoom about a point of the window. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.at(x, y);
    this.scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, this.scale * factor));
    const after = this.at(x, y);
    this.x += before[0] - after[0];
    this.y += before[1] - after[1];
    this.follows = false;
  }
}
