import path from 'node:path';
import { placeAt } from '@docs/core/engine/problems/placeAt.ts';
import { type Block, joinParts } from './block.ts';

/** What readers see of files that are no Markdown, by their extensions. */
const quoted: Record<string, { kind: Block['kind']; pattern: RegExp }> = {
  /** The text alternative that a component holds, such as the one of a diagram. */
  '.tsx': { kind: 'alt', pattern: /(?<=\s(?:alt|aria-label|description)=")[^"]+/g },
  /** The texts of menus and sidebars. */
  '.json': { kind: 'label', pattern: /(?<="(?:label|text)":\s*")[^"]+/g },
};

/** Reads the texts that stand in the quotes of a component or of a menu. */
export function readQuotedTexts(file: string, source: string): Block[] {
  const { kind, pattern } = quoted[path.extname(file)] ?? {};
  if (!kind || !pattern) return [];
  return [...source.matchAll(pattern)].map(({ 0: text, index }) =>
    joinParts({ file, kind }, [{ text, isCode: false, ...placeAt(source, index) }], []),
  );
}
