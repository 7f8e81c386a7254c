import { isJsxElement, readFrontmatter, splitFrontmatter } from 'islet/tools';
import type { Image, ImageReference, Nodes, RootContent } from 'mdast';
import type { MarkdownFile } from '../fences/readMarkdown.ts';
import { type Block, joinParts, type Part } from './block.ts';

/** Reads the texts of a file in order: front matter, headings, prose, table cells, alt texts. */
export function readBlocks(markdown: MarkdownFile): Block[] {
  const lines = markdown.source.split('\n');
  const blocks = readDescriptions(markdown);
  const add = (kind: Block['kind'], parts: Part[]): void => {
    const block = joinParts({ file: markdown.file, kind }, parts, lines);
    if (block.text !== '') blocks.push(kind === 'heading' ? withoutId(block) : block);
  };
  const visit = (node: Nodes): void => {
    if (isCodeElement(node)) return;
    if (isImage(node)) add('alt', [partOf(node, node.alt ?? '')]);
    if (isJsxElement(node))
      for (const { kind, text } of readAttributes(node)) add(kind, [partOf(node, text)]);
    const kind = kindOf(node);
    if (kind) add(kind, collectParts(node));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  if (markdown.tree) visit(markdown.tree);
  return blocks;
}

function kindOf(node: Nodes): Block['kind'] | null {
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableCell') return 'cell';
  if (node.type !== 'paragraph') return null;
  return node.data?.directiveLabel ? 'label' : 'prose';
}

function partOf(node: Nodes, text: string, isCode = false): Part {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { text, isCode, line, column };
}

const isImage = (node: Nodes): node is Image | ImageReference =>
  node.type === 'image' || node.type === 'imageReference';

/** The text parts of a block, in order. A URL that is its own link text is not prose. */
function collectParts(node: Nodes): Part[] {
  if (node.type === 'text') return [partOf(node, node.value)];
  if (node.type === 'inlineCode') return [partOf(node, node.value, true)];
  if (node.type === 'break') return [partOf(node, ' ')];
  if (!('children' in node)) return [];
  const parts = (node.children as RootContent[]).flatMap(collectParts);
  const isCode =
    (node.type === 'link' && isAddress(parts.map(({ text }) => text).join(''), node.url)) ||
    isCodeElement(node);
  return isCode ? parts.map((part) => ({ ...part, isCode })) : parts;
}

/** Whether an element contains file names, keys or code. */
const isCodeElement = (node: Nodes): boolean =>
  isJsxElement(node) && /^(?:code|kbd|pre|samp|FileTree)$/.test(node.name ?? '');

const isAddress = (text: string, url: string): boolean =>
  text !== '' && url.replace(/^\w+:(?:\/\/)?|\/$/g, '') === text.replace(/^\w+:\/\/|\/$/g, '');

const attributeKinds = new Map<string, Block['kind']>([
  ['title', 'label'],
  ['label', 'label'],
  ['alt', 'alt'],
  ['description', 'alt'],
]);

/** The visible attributes of a component. */
function readAttributes(node: Nodes): Array<{ kind: Block['kind']; text: string }> {
  if (!isJsxElement(node)) return [];
  return node.attributes.flatMap((attribute) => {
    const kind = attribute.type === 'mdxJsxAttribute' && attributeKinds.get(attribute.name);
    return kind && typeof attribute.value === 'string' ? [{ kind, text: attribute.value }] : [];
  });
}

/** The visible texts in the front matter. */
function readDescriptions({ file, source }: MarkdownFile): Block[] {
  const { yaml, yamlLine } = splitFrontmatter(source);
  if (yaml === null) return [];
  const { frontmatter, placeOf } = readFrontmatter(yaml, file, yamlLine);
  const { title, titleSuffix, description, hero, features = [] } = frontmatter;
  const texts: Array<[Block['kind'], PropertyKey[], string | undefined]> = [
    ['label', ['title'], title],
    ['label', ['titleSuffix'], titleSuffix],
    ['description', ['description'], description],
    ['label', ['hero', 'text'], hero?.text],
    ['description', ['hero', 'tagline'], hero?.tagline],
    ...features.flatMap(({ title, details }, index): typeof texts => [
      ['label', ['features', index, 'title'], title],
      ['description', ['features', index, 'details'], details],
    ]),
  ];
  return texts.flatMap(([kind, path, text]) =>
    text ? [joinParts({ file, kind }, [{ text, isCode: false, ...placeOf(path) }], [])] : [],
  );
}

/** A heading without its `{#id}`. */
function withoutId(heading: Block): Block {
  const text = heading.text.replace(/\s*\{#[^\s{}]+\}\s*$/, '');
  return { ...heading, text, words: heading.words.slice(0, text.length) };
}
