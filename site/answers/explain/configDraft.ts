/** A config of Rslib in the making: values as code, by the path of their option. */
export interface ConfigDraft {
  /** Imports, such as `import { pluginReact } from '@rsbuild/plugin-react';`. */
  imports: string[];
  items: DraftOptions[];
  /** Options of all items. */
  shared: DraftOptions;
  /** What has to be done by hand, as comments. */
  comments: string[];
}

export type DraftOptions = Map<string, string>;

/** Creates an empty draft. */
export const createDraft = (): ConfigDraft => ({
  imports: [],
  items: [],
  shared: new Map(),
  comments: [],
});

/** A tree of options, with code as leaves. */
type DraftTree = Map<string, string | DraftTree>;

/** Prints a draft as `rslib.config.ts`. */
export function printDraft({ imports, items, shared, comments }: ConfigDraft): string {
  const lib = items.map((item) => `    ${printTree(growTree(item), 2)},`);
  const body = [
    ...comments.map((comment) => `  // ${comment}`),
    '  lib: [',
    ...lib,
    '  ],',
    ...printFields(growTree(shared), 1),
  ];
  const lines = [...new Set(imports), "import { defineConfig } from '@rslib/core';"];
  return [...lines.sort(), '', 'export default defineConfig({', ...body, '});', ''].join('\n');
}

function growTree(options: DraftOptions): DraftTree {
  const root: DraftTree = new Map();
  for (const [path, code] of options) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let place = root;
    for (const key of keys) {
      const inner = place.get(key);
      const next: DraftTree = inner instanceof Map ? inner : new Map();
      place.set(key, next);
      place = next;
    }
    place.set(last, code);
  }
  return root;
}

const indent = (depth: number): string => '  '.repeat(depth);

const printFields = (tree: DraftTree, depth: number): string[] =>
  [...tree].map(
    ([key, value]) =>
      `${indent(depth)}${key}: ${value instanceof Map ? printTree(value, depth) : reindent(value, depth)},`,
  );

/** Longest object that stays in one line. */
const longestLine = 70;

function printTree(tree: DraftTree, depth: number): string {
  const inline = `{ ${[...tree].map(([key, value]) => `${key}: ${value instanceof Map ? printTree(value, 0) : value}`).join(', ')} }`;
  if (inline.length <= longestLine && !inline.includes('\n'))
    return tree.size === 0 ? '{}' : inline;
  return `{\n${printFields(tree, depth + 1).join('\n')}\n${indent(depth)}}`;
}

/** Moves the lines of code that was copied, except the first one, to where it stands now. */
function reindent(code: string, depth: number): string {
  const [first = '', ...rest] = code.split('\n');
  const last = rest.at(-1) ?? '';
  const before = last.length - last.trimStart().length;
  return [
    first,
    ...rest.map(
      (line) => indent(depth) + line.slice(Math.min(before, line.length - line.trimStart().length)),
    ),
  ].join('\n');
}

/** A string as code, in single quotes. */
export const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A list of strings as code. */
export const quoteAll = (texts: readonly string[]): string => `[${texts.map(quote).join(', ')}]`;
