/** A place where two outputs of a file differ: lines that only the old one has, then those that only the new one has. */
export interface OutputHunk {
  /** Path of the file. */
  path: string;
  removed: readonly string[];
  added: readonly string[];
  /** If there are no lines: whether only one of the outputs has the file at all, or both have other bytes. */
  file?: 'new' | 'gone' | 'binary';
}

const fileMarks = { new: '+++', gone: '---', binary: '±' } as const;

/** The lines of a place with their signs. */
export const printHunk = ({ removed, added, file }: Omit<OutputHunk, 'path'>): string =>
  file
    ? fileMarks[file]
    : [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)].join('\n');

/** Reads what `printHunk` has printed. */
export function readHunk(text: string, path: string): OutputHunk {
  for (const file of ['new', 'gone', 'binary'] as const) {
    if (text === fileMarks[file]) return { path, removed: [], added: [], file };
  }
  const lines = text.split('\n');
  const pick = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  return { path, removed: pick('-'), added: pick('+') };
}
