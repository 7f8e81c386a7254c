import type { MarkdownFile } from 'islet-prove';
import type { Nodes, Table } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import type { Counterpart } from '../../answers/explain/optionsSchema.ts';
import { printInline } from './printInline.ts';

/** Titles of the first column of tables of options and plugins, and what they are called in the data. */
const titles: Readonly<Record<string, string>> = {
  tsup: 'options',
  tsdown: 'options',
  Rollup: 'options',
  build: 'build',
  Vite: 'options',
};

/** Reads the tables of a page about another tool: what Rslib has instead of its options and plugins. */
export function readCounterparts({ file, tree }: MarkdownFile): Counterpart[] {
  const tables = tree ? findOptionTables(tree) : [];
  return tables.flatMap(({ children: [head, ...rows] }) => {
    const [first, second] = head?.children.map((cell) => toText(cell)) ?? [];
    const group = second === 'Rslib' ? titles[first ?? ''] : undefined;
    if (group === undefined || head?.children.length !== 2) return [];
    const read = rows.flatMap(({ children: [left, right] }): Counterpart[] => {
      if (!left || !right) return [];
      const names =
        printInline(left, file)
          .match(/`[^`]+`/g)
          ?.map((name) => name.slice(1, -1)) ?? [];
      const text = printInline(right, file).replace(pointer, '');
      return names.length > 0 && text !== '' ? [{ names: completeNames(names), text, group }] : [];
    });
    // Names of packages have a slash or a dash.
    const isOfPlugins = read[0]?.names.every((name) => /[/-]/.test(name)) ?? false;
    return isOfPlugins ? read.map((row) => ({ ...row, group: 'plugins' })) : read;
  });
}

/** What points to another place on the page. */
const pointer = /^(?:see above|见上(?:文|面))$|(?:; |；)(?:see the plugin below|见下面的插件)$/;

/** Completes short names: `resolve.alias`, `.dedupe`; `@rollup/plugin-image`, `-url`. */
function completeNames(names: readonly string[]): string[] {
  const [first = ''] = names;
  return names.map((name) => {
    if (name.startsWith('.')) return `${first.split('.').slice(0, -1).join('.')}${name}`;
    return name.startsWith('-') ? first.replace(/(\/plugin)-.*$/, `$1${name}`) : name;
  });
}

function findOptionTables(node: Nodes): Table[] {
  if (node.type === 'table') return [node];
  return 'children' in node ? node.children.flatMap(findOptionTables) : [];
}
