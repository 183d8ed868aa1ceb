/**
 * Call back once the next frame is on the screen, together with the one after it: for work that need not be in it. A hidden page
 * draws no frames, so there it comes in the next task. Returns a function that cancels it.
 */
export function afterPaint(act: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act)));
  return () => cancelAnimationFrame(frame);
}
