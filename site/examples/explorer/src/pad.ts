/** Writes a number with at least two digits. */
export function pad(value: number): string {
  return String(value).padStart(2, '0');
}
