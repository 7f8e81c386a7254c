/** A sentence of a text, or a line that is not a sentence: a label, a fact, a table row. */
export interface TextUnit {
  /** In UTF-16 units from the start of the text. */
  start: number;
  end: number;
  isSentence: boolean;
}

/** Separates the cells of a table row. */
export const cellMark = ' · ';

/** The end of a sentence, but not of an abbreviation such as "e.g.". */
const sentenceEnd =
  /(?<!\b(?:e\.g|i\.e|vs|cf))[.!?…؟۔।]+["'”’)\]»]*(?=\s|$)|[。！？]+["'”’）」』》]*/gu;
/** A line that introduces a list or an example ends like a sentence. */
const lineEnd = /[.!?…:؟۔।。！？：]["'”’)\]»）」』》]*$/u;
/** Three words, or a text in a script without spaces. */
const isLong = (line: string): boolean => /\S\s+\S+\s+\S|[\p{Lo}]{4}/u.test(line);
/** Two words, unless the first is a label as in "Type: string". */
const isPair = (line: string): boolean => /^[^\s:：]+\s+\S+$/u.test(line);

/** Splits a text into sentences and other lines, in order and without surrounding space. */
export function findUnits(text: string): TextUnit[] {
  return Array.from(text.matchAll(/\S.*/g)).flatMap(({ 0: matched, index }) => {
    const line = matched.trimEnd();
    const ends = Array.from(line.matchAll(sentenceEnd), (end) => end.index + end[0].length);
    const isEnded = isLong(line)
      ? ends.length > 0 || lineEnd.test(line)
      : isPair(line) && ends.at(-1) === line.length;
    const isSentence = isEnded && !line.includes(cellMark);
    const units: TextUnit[] = [];
    let done = 0;
    for (const end of [...(isSentence ? ends : []), line.length]) {
      const start = end - line.slice(done, end).trimStart().length;
      if (start < end) units.push({ start: index + start, end: index + end, isSentence });
      done = end;
    }
    return units;
  });
}
