/** Counts the lines of a text that are not empty. */
export function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}
