import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { SkeletonSection } from '#shared/skeleton.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import { skip, visitNodes } from '../source/visitNodes.ts';
import { readParts } from './readParts.ts';
import { findSpelledNumbers } from './spelledNumbers.ts';

interface OpenSection extends Pick<SkeletonSection, 'depth' | 'line' | 'items' | 'parts'> {
  texts: string[];
}

/**
 * Reads what a page has besides its sentences, section by section. The first section has what comes before the first
 * heading and what follows the title. The positions in the tree are those in `body`; ids are still missing.
 */
export function readSkeleton(tree: Root, body: string, lang: string): SkeletonSection[] {
  let current = openSection(0, 1);
  const sections = [current];
  visitNodes(tree, (node) => {
    if (node.type === 'heading' && !(node.depth === 1 && sections.length === 1)) {
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
  const lines = body.split('\n');
  return sections.map(({ texts, ...section }, index) => {
    const end = sections[index + 1]?.line ?? lines.length + 1;
    const written = lines.slice(index === 0 ? 0 : section.line - 1, end - 1).join('\n');
    return {
      ...section,
      id: '',
      spelled: findSpelledNumbers(texts.join('\n'), lang),
      hash: hashSource(written),
    };
  });
}

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
