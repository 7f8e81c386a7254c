/** Fewest words of a message; the decoder isn't loaded for fewer. */
const fewestWords = 3;

/** Whether what is typed into the search may be an error message: several words, or the number of a diagnostic. */
export const maySayError = (query: string): boolean =>
  /\bTS\d{4,5}\b/i.test(query) || query.trim().split(/\s+/).length >= fewestWords;

/**
 * The text that a query stands for: all that was pasted, if the query is its start. A field has one line, and only so many
 * characters.
 */
export function completeQuery(query: string, pasted: string): { text: string; isPasted: boolean } {
  const [start, whole] = [query, pasted].map((text) => text.replace(/\s+/g, ''));
  const isPasted = Boolean(start) && Boolean(whole?.startsWith(start ?? ''));
  return { text: isPasted ? pasted : query, isPasted };
}
