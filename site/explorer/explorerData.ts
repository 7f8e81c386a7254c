import { type Choice, keyOf, type OptionName } from './choices.ts';

/** Options that affect scripts, and declaration files; each format has its own data file. */
export const scriptOptions = ['bundle', 'syntax', 'minify', 'shims'] satisfies OptionName[];
export const declarationOptions = ['bundle', 'dts'] satisfies OptionName[];

/** The text of a file, or its size in bytes if it is too long to show. */
export type WrittenFile = string | number;

/** Files of one output, by path. */
export type WrittenFiles = Record<string, WrittenFile>;

/** All outputs of a format, from `explorer/<format>.json`; files are indexes into `texts`. */
export interface ExplorerData {
  /** All distinct texts. */
  texts: WrittenFile[];
  /** Scripts and declaration files by the options that affect them: path → text. */
  scripts: Record<string, Record<string, number>>;
  declarations: Record<string, Record<string, number>>;
  html: HighlightedLines;
}

/** Whether a fetched value has the parts of explorer data. */
export function isExplorerData(value: unknown): value is ExplorerData {
  const { texts, scripts, declarations, html } = Object(value) as Record<string, unknown>;
  return (
    Array.isArray(texts) && [scripts, declarations, html].every((part) => part instanceof Object)
  );
}

/** Highlighted HTML of each distinct line that has colors, by its text. */
export type HighlightedLines = Record<string, string>;

/** The output of the first choice, embedded in the page. */
export interface ExplorerStart {
  /** `Rslib 1.0.1`. */
  tool: string;
  files: WrittenFiles;
  html: HighlightedLines;
}

/** The output for a choice whose format is that of `data`; nothing if the release can't build it. */
export function findOutput(data: ExplorerData, choice: Choice): WrittenFiles {
  const scripts = data.scripts[keyOf(choice, scriptOptions)];
  if (!scripts) return {};
  const declarations = data.declarations[keyOf(choice, declarationOptions)] ?? {};
  const files = Object.entries({ ...scripts, ...declarations });
  return Object.fromEntries(
    files
      .map(([path, number]): [string, WrittenFile] => [path, data.texts[number] ?? ''])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * The path in `before` to compare a file of `files` with: its own, or that of a file with another
 * extension that it replaces, such as `dist/index.js` for `dist/index.cjs`.
 */
export function findPrevious(
  path: string,
  { files, before }: { files: WrittenFiles; before: WrittenFiles },
): string | undefined {
  if (before[path] !== undefined) return path;
  return Object.keys(before).find(
    (other) => files[other] === undefined && stemOf(other) === stemOf(path),
  );
}

/** The size of a file in bytes. */
export const byteSizeOf = (file: WrittenFile): number =>
  typeof file === 'number' ? file : new TextEncoder().encode(file).length;

/** The language of a file, as used in a fence. */
export const syntaxOf = (path: string): string =>
  path.endsWith('.json') ? 'json' : /\.d\.[cm]?ts$/.test(path) ? 'ts' : 'js';

const stemOf = (path: string): string => path.replace(/\.[cm]?(?=[jt]s$)/, '.');
