import path from 'node:path';
import { placeAt } from 'islet/tools';
import { type Block, joinParts } from './block.ts';

/** Patterns for the visible texts in files other than Markdown, by extension. */
const quoted: Record<string, { kind: Block['kind']; pattern: RegExp }> = {
  /** The alt text in a component, such as that of a diagram. */
  '.tsx': { kind: 'alt', pattern: /(?<=\s(?:alt|aria-label|description)=")[^"]+/g },
  /** The texts of menus and sidebars. */
  '.json': { kind: 'label', pattern: /(?<="(?:label|text)":\s*")[^"]+/g },
};

/** Reads the quoted texts in a component or menu. */
export function readQuotedTexts(file: string, source: string): Block[] {
  const { kind, pattern } = quoted[path.extname(file)] ?? {};
  if (!kind || !pattern) return [];
  return [...source.matchAll(pattern)].map(({ 0: text, index }) =>
    joinParts({ file, kind }, [{ text, isCode: false, ...placeAt(source, index) }], []),
  );
}
