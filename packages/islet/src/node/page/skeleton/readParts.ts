import type { Code, Nodes, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { PartKind, SkeletonPart } from '#shared/skeleton.ts';
import { largestWord } from '#shared/skeleton.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import { isJsxElement, type JsxElement } from '../jsx/jsx.ts';

/** Attributes of components that readers read. */
const readAttributes =
  /^(?:title|label|description|alt|text|caption|summary|tagline|details|name|aria-\w+)$/;

/** Attributes of components that are links. */
const linkAttributes = /^(?:href|to|link)$/;

/** The parts of a node itself, without those of its children unless it is a table. */
export function readParts(node: Nodes): SkeletonPart[] {
  if (node.type === 'code') return [readFence(node)];
  if (node.type === 'table') return readRows(node);
  if (node.type === 'inlineCode') return [part(node, 'name', node.value.replace(/\s+/g, ' '))];
  if (node.type === 'text') return readNumbers(node.value).map((key) => part(node, 'number', key));
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
    return [part(node, 'link', node.url)];
  if (node.type === 'containerDirective') {
    return [part(node, 'container', `:::${node.name}${formatAttributes(node.attributes ?? {})}`)];
  }
  return isJsxElement(node) ? readComponent(node) : [];
}

const part = (node: Nodes, kind: PartKind, key: string): SkeletonPart => ({
  ...{ kind, key, line: node.position?.start.line ?? 1 },
});

/** The first line of the key says what the fence is, the second has a short hash of each line of code. */
function readFence(node: Code): SkeletonPart {
  const meta = node.meta ?? '';
  const lang = node.lang ?? '';
  const info = `${lang} ${keepFileTitle(meta)}`.trim();
  // Its texts are those of a picture.
  if (lang === 'mermaid') return part(node, 'fence', info);
  const lines = node.value.split('\n').map((line) => hashContent(line).slice(0, 8));
  return {
    ...part(node, 'fence', `${info}\n${lines.join(' ')}`),
    shown: `\`\`\`${`${lang} ${meta}`.trim()}`,
  };
}

/** The title of a block often is the name of a file with a few words; without a name, it's a text. */
const keepFileTitle = (meta: string): string =>
  meta.replace(
    /\btitle=(["'])(.*?)\1/,
    (_, __, text: string) => `title=${/[\w@./-]*[./][\w./-]+/.exec(text)?.[0] ?? ''}`,
  );

/** One part for each row, with the code and the numbers of each cell; besides, the numbers and links of the table. */
function readRows(table: Table): SkeletonPart[] {
  const inner: SkeletonPart[] = [];
  const rows = table.children.map((row) => {
    const cells = row.children.map((cell) => {
      const parts = collectParts(cell);
      inner.push(...parts.filter(({ kind }) => kind === 'number' || kind === 'link'));
      const keys = parts.flatMap(({ kind, key }) =>
        kind === 'link' || (kind === 'number' && Number(key) <= largestWord) ? [] : [key],
      );
      return [...new Set(keys)].sort().join(' ');
    });
    const first = textOf(row.children[0] ?? row).slice(0, 60);
    return { ...part(row, 'row', cells.join(' | ')), shown: `${first} …` };
  });
  return [...rows, ...inner];
}

function collectParts(node: Nodes): SkeletonPart[] {
  const parts = readParts(node);
  return 'children' in node ? [...parts, ...node.children.flatMap(collectParts)] : parts;
}

/** Numbers with their dots, as in `20.19`, but without commas between thousands. */
function readNumbers(text: string): string[] {
  const found = text.normalize('NFKC').match(/\d+(?:,\d{3})+(?!\d)|\d+(?:\.\d+)*/g) ?? [];
  return found.map((number) => number.replaceAll(',', ''));
}

function formatAttributes(attributes: Readonly<Record<string, string | null | undefined>>): string {
  const texts = Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'title') return [];
    return [value ? `${name}="${value}"` : name];
  });
  return texts.length === 0 ? '' : `{${texts.sort().join(' ')}}`;
}

function readComponent(node: JsxElement): SkeletonPart[] {
  const links: SkeletonPart[] = [];
  const props = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return ['{…}'];
    const { name, value } = attribute;
    if (readAttributes.test(name)) return [];
    if (typeof value === 'string') {
      if (!linkAttributes.test(name)) return [`${name}="${value}"`];
      links.push(part(node, 'link', value));
      return [name];
    }
    // An expression may have texts in it.
    const isPlain = value && !/["'`]/.test(value.value);
    return [isPlain ? `${name}={${value.value}}` : name];
  });
  const key = [node.name ?? '', ...props.sort()].join(' ');
  return [{ ...part(node, 'component', key), shown: `<${key}>` }, ...links];
}
