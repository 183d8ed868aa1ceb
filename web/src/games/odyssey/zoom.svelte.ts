/** The visible part of the drawing, moved by wheel, pinch, drag and buttons within its edges. */
import { HEIGHT, WIDTH, type Point } from "./geometry";

const MAX_SCALE = 4;
const SLIP = 6; // pixels that a tap may move without becoming a drag

export class Zoom {
  scale = $state(1);
  private x = $state(0);
  private y = $state(0);
  private fingers = new Map<number, Point>();
  private dragged = false;

  /** The part of the drawing that is shown. */
  get part(): { left: number; top: number; width: number; height: number } {
    const [width, height] = [WIDTH / this.scale, HEIGHT / this.scale];
    return { left: this.x - width / 2, top: this.y - height / 2, width, height };
  }
  get box(): string {
    const { left, top, width, height } = this.part;
    return `${left} ${top} ${width} ${height}`;
  }
  get whole(): boolean {
    return this.scale === 1;
  }

  /** Show these points, with a hex of room around them; without any, everything. */
  show(points: readonly Point[]): void {
    if (!points.length) return this.set(1, 0, 0);
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.set(Math.min(WIDTH / (right - left + 110), HEIGHT / (bottom - top + 110)), (left + right) / 2, (top + bottom) / 2);
  }

  /** Zoom by a factor about a point. */
  by(factor: number, about: Point = { x: this.x, y: this.y }): void {
    const scale = Math.min(Math.max(this.scale * factor, 1), MAX_SCALE);
    const kept = this.scale / scale;
    this.set(scale, about.x + (this.x - about.x) * kept, about.y + (this.y - about.y) * kept);
  }

  private set(scale: number, x: number, y: number): void {
    this.scale = Math.min(Math.max(scale, 1), MAX_SCALE);
    const [roomX, roomY] = [(WIDTH - WIDTH / this.scale) / 2, (HEIGHT - HEIGHT / this.scale) / 2];
    this.x = Math.min(Math.max(x, -roomX), roomX);
    this.y = Math.min(Math.max(y, -roomY), roomY);
  }

  wheel = (event: WheelEvent): void => {
    // on a page that scrolls, only a pinch (or Ctrl) zooms
    if (!event.ctrlKey && !matchMedia("(min-width: 1080px)").matches) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 300), point(event));
  };

  down = (event: PointerEvent): void => {
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const svg = event.currentTarget as SVGSVGElement;
    const unit = svg.getScreenCTM()?.a ?? 1;
    const now = { x: event.clientX, y: event.clientY };
    const slipped = Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.dragged && slipped < SLIP) return;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [far, near] = [Math.hypot(now.x - other.x, now.y - other.y), Math.hypot(before.x - other.x, before.y - other.y)];
      this.by(
        far / Math.max(near, 1),
        point({ currentTarget: svg, clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }),
      );
    } else if (!this.whole) this.set(this.scale, this.x - (now.x - before.x) / unit, this.y - (now.y - before.y) / unit);
    this.dragged = true;
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => void this.fingers.delete(event.pointerId);

  /** A click that ends a drag or a pinch must not choose anything. */
  click = (event: MouseEvent): void => {
    if (this.dragged && event.detail) event.stopPropagation();
    this.dragged = false;
  };
}

function point(event: { currentTarget: EventTarget | null; clientX: number; clientY: number }): Point {
  const matrix = (event.currentTarget as SVGSVGElement).getScreenCTM();
  return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
}
