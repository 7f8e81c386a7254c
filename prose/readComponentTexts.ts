import { placeAt } from '@docs/engine/config/placeAt.ts';
import { type Block, joinParts } from './block.ts';

/** Reads the text alternatives that a component of a page holds, such as the one of a diagram. */
export function readComponentTexts(file: string, source: string): Block[] {
  return [...source.matchAll(/(?<=\s(?:alt|aria-label|description)=")[^"]+/g)].map(
    ({ 0: text, index }) =>
      joinParts({ file, kind: 'alt' }, [{ text, isCode: false, ...placeAt(source, index) }], []),
  );
}
