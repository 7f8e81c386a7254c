/** Scrolls a column, and nothing around it, so that an element in it can be seen; in its middle if it could not. */
export function revealIn(column: HTMLElement, element: Element | null): void {
  if (!element) return;
  const frame = column.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight)) return;
  column.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
