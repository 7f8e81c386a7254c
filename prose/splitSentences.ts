/** A sentence of a text and where it begins. */
export interface Sentence {
  text: string;
  offset: number;
}

/** Splits a text behind the marks that end a sentence, where a new one can begin. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let offset = 0;
  for (const part of text.split(/(?<=[.!?]["”)]?)(?=\s+[^\s\p{Ll}])/u)) {
    sentences.push({ text: part.trim(), offset: offset + part.length - part.trimStart().length });
    offset += part.length;
  }
  return sentences;
}
