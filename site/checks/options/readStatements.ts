import type { MarkdownFile } from 'islet-prove';
import type { Nodes, PhrasingContent, Table } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import type { DocumentedOption } from './readOptions.ts';

/** A documented default of an option, from a list of facts or a table row. */
export interface Statement {
  /** `output.minify`. */
  option: string;
  /** The tool that has the default. */
  of: 'Rslib' | 'Rsbuild';
  file: string;
  line: number;
  /** All words, without markup. */
  text: string;
  /** The code in it, in order. */
  codes: string[];
}

/** Reads the tables of a page that have columns for options and defaults. */
export function readTables({ file, tree }: MarkdownFile): Statement[] {
  return tree ? findTables(tree).flatMap((table) => readTable(table, file)) : [];
}

/** Lists the defaults in the lists of facts. `lib.autoExternal` is the old name of an option of `output`. */
export function listStatements(documented: readonly DocumentedOption[]): Statement[] {
  return documented.flatMap(({ name, file, facts }): Statement[] => {
    if (!facts.Default) return [];
    const option = name.replace(/^autoExternal\b/, 'output.$&');
    return [{ option, of: 'Rslib', file, ...facts.Default }];
  });
}

function findTables(node: Nodes): Table[] {
  if (node.type === 'table') return [node];
  return 'children' in node ? node.children.flatMap(findTables) : [];
}

function readTable({ children: [head, ...rows] }: Table, file: string): Statement[] {
  const titles = head?.children.map((cell) => toText(cell)) ?? [];
  const optionColumn = titles.indexOf('Option');
  const columns = titles.flatMap((title, index) => {
    const of = /^(?:Default|Rslib$)/.test(title) ? 'Rslib' : title === 'Rsbuild' ? title : null;
    return of ? [{ of, index } as const] : [];
  });
  // Pages such as `config/rsbuild/output` omit their own name.
  const [, section] = /\/config\/rsbuild\/(\w+)\.mdx?$/.exec(file) ?? [];
  return rows.flatMap(({ children: cells }) => {
    const names = readCodes(cells[optionColumn]?.children ?? []);
    return columns.flatMap(({ of, index }) => {
      const cell = cells[index];
      if (!cell) return [];
      return nameFully(names, section).map((option) => ({
        option,
        of,
        file,
        line: cell.position?.start.line ?? 1,
        text: toText(cell),
        codes: readCodes(cell.children),
      }));
    });
  });
}

/** Completes short names: `output.distPath.js`, `.css` → both in full. */
function nameFully(names: readonly string[], section: string | undefined): string[] {
  const isShort = (name: string): boolean =>
    section !== undefined && section !== 'index' && !name.includes('.');
  const full = names
    .map((name) => (isShort(name) ? `${section}.${name}` : name))
    .map((name) => name.replace(/^(?:lib\.)?autoExternal\b/, 'output.autoExternal'));
  const parent = /^\w+\.\w+/.exec(full[0] ?? '')?.[0] ?? full[0];
  return full.map((name) => (name.startsWith('.') ? `${parent}${name}` : name));
}

function readCodes(content: readonly PhrasingContent[]): string[] {
  return content.flatMap((part) => {
    if (part.type === 'inlineCode') return [part.value];
    return 'children' in part ? readCodes(part.children) : [];
  });
}
