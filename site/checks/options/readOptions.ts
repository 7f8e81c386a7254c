import type { MarkdownFile } from 'islet-prove';
import type { Heading, ListItem, RootContent } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';

/** A documented option: a heading with its name, and a list of facts below it. */
export interface DocumentedOption {
  /** `dts.bundle`, `output.minify`; relative to `lib` for pages in `/config/lib/`. */
  name: string;
  file: string;
  line: number;
  /** The first release with it, in the front matter of its page or in a `<Badge>` of its heading. */
  since?: string;
  /** Facts by label. */
  facts: Partial<Record<FactLabel, Fact>>;
}

const labels = ['Type', 'Default', 'Command line', 'Deprecated'] as const;

export type FactLabel = (typeof labels)[number];

/** The text after a label. */
export interface Fact {
  line: number;
  /** All words, without markup. */
  text: string;
  /** The code in it, in order. */
  codes: string[];
}

/** Matches the name of an option: a path of identifiers, which may have quoted parts. */
const optionName = /^[a-z]\w*(?:\.(?:\w+|\['[^']+'\]|'[^']+'))*$/;

/** Lists the options that a page documents. */
export function readOptions({ file, source, tree }: MarkdownFile): DocumentedOption[] {
  const nodes = tree?.children ?? [];
  const options: DocumentedOption[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'heading') continue;
    const text = toText(node)
      .replace(/\s*\{#.*\}$/, '')
      .trim();
    const name = text.replace(/^lib\./, '');
    if (!optionName.test(text) || !isOption(node, text, file)) continue;
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    const list = rest.slice(0, end === -1 ? undefined : end).find(({ type }) => type === 'list');
    const since = node.depth === 1 ? readFrontmatter(source) : readBadge(node);
    options.push({
      name,
      file,
      line: node.position?.start.line ?? 1,
      ...(since === null ? {} : { since }),
      facts: list?.type === 'list' ? readFacts(list.children) : {},
    });
  }
  return options;
}

/** The first heading of a page in `/config/lib/`, and every name with a dot; other words are normal headings. */
function isOption({ depth }: Heading, text: string, file: string): boolean {
  return text.includes('.') || (depth === 1 && file.includes('/config/lib/'));
}

/** `since: '1.2'` above the page. */
function readFrontmatter(source: string): string | null {
  const [frontmatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  return /^since: ['"](.*)['"]$/m.exec(frontmatter)?.[1] ?? null;
}

/** `<Badge since="1.2" />` in a heading. */
function readBadge({ children }: Heading): string | null {
  const badge = children.find((node) => node.type === 'mdxJsxTextElement' && node.name === 'Badge');
  if (badge?.type !== 'mdxJsxTextElement') return null;
  const since = badge.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'since',
  );
  return typeof since?.value === 'string' ? since.value : null;
}

function readFacts(items: readonly ListItem[]): DocumentedOption['facts'] {
  const facts: DocumentedOption['facts'] = {};
  for (const item of items) {
    const [first, ...blocks] = item.children;
    if (first?.type !== 'paragraph') continue;
    const [label, ...rest] = first.children;
    const text = label?.type === 'strong' ? toText(label).replace(/:$/, '') : '';
    const name = labels.find((known) => known === text);
    if (!name) continue;
    const fences = blocks.flatMap(readFences);
    facts[name] = {
      line: item.position?.start.line ?? 1,
      text: toText({ type: 'paragraph', children: rest }).trim(),
      codes: [...rest.flatMap((part) => (part.type === 'inlineCode' ? part.value : [])), ...fences],
    };
  }
  return facts;
}

/** Long types are in a folded container. */
function readFences(block: RootContent): string[] {
  if (block.type === 'containerDirective') return block.children.flatMap(readFences);
  return block.type === 'code' ? [block.value] : [];
}
