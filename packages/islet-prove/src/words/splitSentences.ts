/** A sentence with its offset in the text. */
export interface Sentence {
  text: string;
  offset: number;
}

/** Splits a text after punctuation that ends a sentence, if a new sentence can start there. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let offset = 0;
  for (const part of text.split(/(?<=[.!?]["”)]?)(?=\s+[^\s\p{Ll}])/u)) {
    sentences.push({ text: part.trim(), offset: offset + part.length - part.trimStart().length });
    offset += part.length;
  }
  return sentences;
}
