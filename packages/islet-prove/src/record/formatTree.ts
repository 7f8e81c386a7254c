import { formatSize } from 'islet/tools';

/** A file of a folder, by its path below it with `/`, and its size in bytes. */
export interface SizedFile {
  path: string;
  bytes: number;
}

/** Draws the files as a tree with their sizes at the end of the lines. */
export function formatTree(files: readonly SizedFile[]): string {
  const rows = drawRows(files, '');
  const width = Math.max(0, ...rows.map(({ text, bytes }) => (bytes === null ? 0 : text.length)));
  const sizeWidth = Math.max(0, ...files.map(({ bytes }) => formatSize(bytes).length));
  return rows
    .map(({ text, bytes }) =>
      bytes === null ? text : `${text.padEnd(width)}  ${formatSize(bytes).padStart(sizeWidth)}`,
    )
    .join('\n');
}

interface Row {
  text: string;
  /** Null for a folder. */
  bytes: number | null;
}

/** The entries of a folder; `stem` is drawn before each, and is empty at the top. */
function drawRows(files: readonly SizedFile[], stem: string, isTop = true): Row[] {
  const entries = new Map<string, SizedFile[]>();
  for (const { path, bytes } of files) {
    const [name = '', ...rest] = path.split('/');
    const inside = entries.get(name) ?? [];
    entries.set(name, [...inside, { path: rest.join('/'), bytes }]);
  }
  const names = [...entries.keys()].sort();
  return names.flatMap((name, index): Row[] => {
    const inside = entries.get(name) ?? [];
    const isLast = index === names.length - 1;
    const text = isTop ? name : `${stem}${isLast ? '└── ' : '├── '}${name}`;
    const [only] = inside;
    if (only?.path === '') return [{ text, bytes: only.bytes }];
    const nextStem = isTop ? '' : `${stem}${isLast ? '    ' : '│   '}`;
    return [{ text, bytes: null }, ...drawRows(inside, nextStem, false)];
  });
}
