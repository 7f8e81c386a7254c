/** Scrolls only a column until an element in it is visible; an element out of view is centered. */
export function revealIn(column: HTMLElement, element: Element | null): void {
  if (!element) return;
  const frame = column.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight)) return;
  column.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
