import type { Heading, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Frontmatter } from '#shared/frontmatter.ts';
import type { SkeletonSection } from '#shared/skeleton.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import { skip, visitNodes } from '../source/visitNodes.ts';
import { readParts } from './readParts.ts';
import { findSpelledNumbers } from './spelledNumbers.ts';

/** Where the sections of a page come from. */
export interface SkeletonSource {
  /** The source, in which the tree has its positions. */
  body: string;
  frontmatter: Pick<Frontmatter, 'title' | 'description'>;
  lang: string;
}

interface OpenSection extends Pick<SkeletonSection, 'depth' | 'line' | 'items' | 'parts'> {
  texts: string[];
}

/**
 * Reads what a page has besides its sentences, section by section. The first section has what comes before the first
 * heading and what follows the title. Ids are still missing.
 */
export function readSkeleton(tree: Root, source: SkeletonSource): SkeletonSection[] {
  let current = openSection(0, 1);
  const sections = [current];
  visitNodes(tree, (node) => {
    if (isStart(node, sections.length)) {
      current = openSection(node.depth, lineOf(node));
      sections.push(current);
    }
    const { parts, texts } = current;
    parts.push(...readParts(node));
    if (node.type === 'text') texts.push(node.value);
    if (node.type === 'listItem') current.items++;
    if (node.type !== 'table') return undefined;
    texts.push(textOf(node));
    return skip;
  });
  const texts = cutSections(
    sections.map(({ line }) => line),
    source,
  );
  return sections.map(({ texts: words, ...section }, index) => ({
    ...section,
    id: '',
    spelled: findSpelledNumbers(words.join('\n'), source.lang),
    hash: hashSource(texts[index] ?? ''),
  }));
}

/** Cuts a source into its sections, as text; the first one has the title and the description of the front matter. */
function cutSections(
  starts: readonly number[],
  { body, frontmatter: { title, description } }: SkeletonSource,
): string[] {
  const lines = body.split('\n');
  return starts.map((line, index) => {
    const text = lines.slice(line - 1, (starts[index + 1] ?? lines.length + 1) - 1).join('\n');
    const head = index > 0 ? [] : [title ?? '', description ?? ''];
    return [...head, text].join('\n').trim();
  });
}

/** Reads the sections of a source as texts, each with its hash. */
export function readSectionTexts(
  tree: Root,
  source: SkeletonSource,
): Array<{ hash: string; text: string }> {
  const starts = [1];
  visitNodes(tree, (node) => {
    if (isStart(node, starts.length)) starts.push(lineOf(node));
  });
  return cutSections(starts, source).map((text) => ({ hash: hashSource(text), text }));
}

/** Whether a section begins; the title belongs to the first one. */
const isStart = (node: RootContent, count: number): node is Heading =>
  node.type === 'heading' && !(node.depth === 1 && count === 1);

const openSection = (depth: number, line: number): OpenSection => ({
  depth,
  line,
  items: 0,
  parts: [],
  texts: [],
});

const lineOf = (node: RootContent): number => node.position?.start.line ?? 1;

const hashSource = (text: string): string =>
  hashContent(text.replace(/\s+/g, ' ').trim()).slice(0, 12);
