/** A sentence of a text, or a whole line that is none: a label, a fact, the row of a table. */
export interface TextUnit {
  /** UTF-16 units from the start of the text. */
  start: number;
  end: number;
  isSentence: boolean;
}

/** Stands between the cells of a row. */
export const cellMark = ' · ';

/** The end of a sentence; "e.g." and the like are none. */
const sentenceEnd =
  /(?<!\b(?:e\.g|i\.e|vs|cf))[.!?…؟۔।]+["'”’)\]»]*(?=\s|$)|[。！？]+["'”’）」』》]*/gu;
/** What opens a list or an example ends a line like a sentence. */
const lineEnd = /[.!?…:؟۔।。！？：]["'”’)\]»）」』》]*$/u;
/** Three words, or a text without spaces between words. */
const isLong = (line: string): boolean => /\S\s+\S+\s+\S|[\p{Lo}]{4}/u.test(line);
/** Two words of which the first is not the name of a fact, as in "Type: string". */
const isPair = (line: string): boolean => /^[^\s:：]+\s+\S+$/u.test(line);

/** Cuts a text into its sentences and other lines, in order and without the space between them. */
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
