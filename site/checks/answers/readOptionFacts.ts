import type { MarkdownFile } from 'islet-prove';
import type { Heading, ListItem, RootContent, Table } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { printInline, routeOfLink } from './printInline.ts';

/** What a page says about an option, in its language. */
export interface OptionFacts {
  name: string;
  /** `/config/lib/dts#dtsbundle`. */
  page: string;
  says: string;
  /** The type as code. */
  type?: string;
  default?: string;
  deprecated?: string;
  noEffect?: string;
  flags?: string[];
  /** Whether it's a row of a table, and not a section. */
  isRow?: boolean;
}

/** Labels of facts, which begin an item of the list below a heading, in each language. */
const labels: Readonly<Record<string, 'type' | 'default' | 'flags' | 'deprecated'>> = {
  Type: 'type',
  类型: 'type',
  Default: 'default',
  默认值: 'default',
  'Command line': 'flags',
  命令行: 'flags',
  Deprecated: 'deprecated',
  已废弃: 'deprecated',
};

/**
 * Reads what a page in `/config/` says about options: below their headings, and in the rows of tables that begin with
 * their names. `isOption` knows all names; `lib.` is left out.
 */
export function readOptionFacts(
  { file, tree }: MarkdownFile,
  isOption: (name: string) => boolean,
): OptionFacts[] {
  const nodes = tree?.children ?? [];
  const found: OptionFacts[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'heading') continue;
    const { name, anchor } = readHeading(node);
    if (!isOption(name) || (node.depth === 1 && /\/index\.mdx$/.test(file))) continue;
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    const section = rest.slice(0, end === -1 ? undefined : end);
    const page = routeOfLink(node.depth === 1 ? '' : `#${anchor}`, file);
    found.push({ name, page, ...readSection(section, file) });
  }
  return [...found, ...readRows(nodes, { file, isOption })];
}

/** `lib.dts`, `dts.bundle <Badge />` and `logLevel`, with their anchors. */
function readHeading(node: Heading): { name: string; anchor: string } {
  const text = toText(node)
    .replace(/\s*\{#.*\}$/, '')
    .trim();
  const name = text.replace(/^lib\./, '').replace(/\['([^']+)'\]/g, '.$1');
  return { name, anchor: text.toLowerCase().replace(/[^\w-]/g, '') };
}

/** The first paragraph, and the list of facts above it. */
function readSection(
  section: readonly RootContent[],
  file: string,
): Omit<OptionFacts, 'name' | 'page'> {
  const first = section.find(({ type }) => type === 'paragraph');
  const list = section.find(({ type }) => type === 'list');
  const facts = list?.type === 'list' ? list.children.map((item) => readFact(item, file)) : [];
  return { says: first ? printInline(first, file) : '', ...Object.assign({}, ...facts) };
}

function readFact(item: ListItem, file: string): Partial<OptionFacts> {
  const [first, ...blocks] = item.children;
  if (first?.type !== 'paragraph') return {};
  const [label, ...rest] = first.children;
  const kind = label?.type === 'strong' ? labels[toText(label).replace(/[:：]$/, '')] : undefined;
  const text = printInline({ type: 'paragraph', children: rest }, file).trim();
  const codes = rest.flatMap((one) => (one.type === 'inlineCode' ? [one.value] : []));
  if (kind === 'flags') {
    const flags = codes.filter((code) => code.startsWith('-'));
    return flags.length > 0 && !text.startsWith('none') ? { flags } : {};
  }
  if (kind !== 'type') return kind ? { [kind]: text } : {};
  const type = [...blocks.flatMap(readFences), ...codes][0];
  return type === undefined ? {} : { type };
}

/** Long types are in a folded container. */
function readFences(block: RootContent): string[] {
  if (block.type === 'containerDirective') return block.children.flatMap(readFences);
  return block.type === 'code' ? [block.value] : [];
}

/**
 * Rows whose first cell names options, with a sentence in the second. A table of two columns says why they do nothing.
 */
function readRows(
  nodes: readonly RootContent[],
  { file, isOption }: { file: string; isOption: (name: string) => boolean },
): OptionFacts[] {
  const tables = nodes.filter((node): node is Table => node.type === 'table');
  return tables.flatMap(({ children: [head, ...rows] }) => {
    const titles = head?.children.map((cell) => toText(cell)) ?? [];
    const isReason = /^(?:Why|原因)$/.test(titles[1] ?? '') && titles.length === 2;
    if (!/^(?:Option|配置项)$/.test(titles[0] ?? '') || !(isReason || titles.length === 3))
      return [];
    if (!isReason && !/^(?:What it does|作用)$/.test(titles[1] ?? '')) return [];
    return rows.flatMap(({ children: [names, says] }) => {
      if (!names || !says) return [];
      const text = printInline(says, file);
      const [, link] = /\]\(([^)]+)\)/.exec(printInline(names, file)) ?? [];
      const page = link ?? routeOfLink('', file);
      return [...printInline(names, file).matchAll(/`([\w.]+)`/g)]
        .map(([, name = '']) => nameInFull(name, file, isOption))
        .filter(isOption)
        .map((name) => ({
          name,
          page,
          says: text,
          isRow: true,
          ...(isReason ? { noEffect: text } : {}),
        }));
    });
  });
}

/** Pages such as `config/rsbuild/output` omit their own name. */
function nameInFull(name: string, file: string, isOption: (name: string) => boolean): string {
  const [, section = ''] = /\/config\/rsbuild\/(\w+)\.mdx?$/.exec(file) ?? [];
  const full = `${section}.${name.replace(/^lib\./, '')}`;
  return isOption(full) ? full : name.replace(/^lib\./, '');
}
