/** Counts the words of a text. */
export const countWords = (text?: string): number => text?.match(/\w+/g)?.length ?? 0;
