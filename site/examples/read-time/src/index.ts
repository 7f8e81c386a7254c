/** Estimates in how many seconds a text is read. */
export function readTime(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return Math.ceil(words.length / 4);
}
