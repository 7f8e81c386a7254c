import { type Choice, keyOf, type OptionName } from './choices.ts';

/** Options that decide about scripts, and about declaration files; the format has a file of its own. */
export const scriptOptions = ['bundle', 'syntax', 'minify', 'shims'] satisfies OptionName[];
export const declarationOptions = ['bundle', 'dts'] satisfies OptionName[];

/** What is known of a file: its text, or where that is too long to show, its size in bytes. */
export type WrittenFile = string | number;

/** Files of one output, by their path. */
export type WrittenFiles = Record<string, WrittenFile>;

/** All outputs of one format, as `explorer/<format>.json` holds them; files are numbers in `texts`. */
export interface ExplorerData {
  /** Every text once. */
  texts: WrittenFile[];
  /** Scripts by the options that decide about them, declaration files by theirs: path → text. */
  scripts: Record<string, Record<string, number>>;
  declarations: Record<string, Record<string, number>>;
  html: HighlightedLines;
}

/** Whether a file that was fetched has the parts of the data of a format. */
export function isExplorerData(value: unknown): value is ExplorerData {
  const { texts, scripts, declarations, html } = Object(value) as Record<string, unknown>;
  return (
    Array.isArray(texts) && [scripts, declarations, html].every((part) => part instanceof Object)
  );
}

/** The highlighted HTML of each line of a config file or an output that has colors, by its text. */
export type HighlightedLines = Record<string, string>;

/** The output of the first choice, which is part of the page. */
export interface ExplorerStart {
  /** `Rslib 1.0.1`. */
  tool: string;
  files: WrittenFiles;
  html: HighlightedLines;
}

/** The files that the tool writes for a choice of the format that `data` is about. */
export function findOutput(data: ExplorerData, choice: Choice): WrittenFiles {
  const scripts = data.scripts[keyOf(choice, scriptOptions)] ?? {};
  const declarations = data.declarations[keyOf(choice, declarationOptions)] ?? {};
  const files = Object.entries({ ...scripts, ...declarations });
  return Object.fromEntries(
    files
      .map(([path, number]): [string, WrittenFile] => [path, data.texts[number] ?? ''])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * The path in `before` that a file of `files` compares to: its own, or that of a file with another
 * extension in whose place it is written, as `dist/index.cjs` in the place of `dist/index.js`.
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
export const sizeOf = (file: WrittenFile): number =>
  typeof file === 'number' ? file : new TextEncoder().encode(file).length;

/** The language of a file, as a fence names it. */
export const languageOf = (path: string): string =>
  path.endsWith('.json') ? 'json' : /\.d\.[cm]?ts$/.test(path) ? 'ts' : 'js';

const stemOf = (path: string): string => path.replace(/\.[cm]?(?=[jt]s$)/, '.');
