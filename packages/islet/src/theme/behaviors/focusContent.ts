/** Moves the focus to the content without scrolling, for a button that is removed when it is pressed. */
export function focusContent(): void {
  document.getElementById('~content')?.focus({ preventScroll: true });
}
