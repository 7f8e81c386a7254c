/** A place where two outputs of a file differ: lines that only the old one has, then those that only the new one has. */
export interface OutputHunk {
  /** Path of the file. */
  path: string;
  removed: readonly string[];
  added: readonly string[];
  /**
   * If the lines don't say it: only one of the outputs has the file at all, both have other bytes, or so many places
   * differ that the lines are only the words that one of them has.
   */
  file?: 'new' | 'gone' | 'binary' | 'rewritten';
}

const fileMarks = { new: '+++', gone: '---', binary: '±', rewritten: '≠' } as const;

/** The lines of a place with their signs. */
export const printHunk = ({ removed, added, file }: Omit<OutputHunk, 'path'>): string =>
  [
    ...(file ? [fileMarks[file]] : []),
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
  ].join('\n');

/** Reads what `printHunk` has printed. */
export function readHunk(text: string, path: string): OutputHunk {
  const [first, ...rest] = text.split('\n');
  const files = ['new', 'gone', 'binary', 'rewritten'] as const;
  const file = files.find((name) => fileMarks[name] === first);
  const lines = file ? rest : text.split('\n');
  const pick = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  return { path, removed: pick('-'), added: pick('+'), ...(file && { file }) };
}
