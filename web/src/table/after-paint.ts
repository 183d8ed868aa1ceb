/**
 * Call back in a task of its own, once the next frame is on the screen: for what need not be in it. A hidden page draws no frames, so
 * there it comes at once. Returns what cancels it.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => void (timer = setTimeout(act));
  if (document.hidden) later();
  const frame = document.hidden ? 0 : requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
