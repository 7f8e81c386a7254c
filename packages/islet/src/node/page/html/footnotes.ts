import type { Element as HastElement } from 'hast';
import type { SourceState } from '../source/sourceState.ts';

/** The id that `mdast-util-to-hast` gives the heading of footnotes. */
const label = 'footnote-label';

/** Start of the ids of footnotes: a page may include several files, or one of them twice, that name theirs alike. */
export function footnotePrefix({ scopes, scope }: Pick<SourceState, 'scopes' | 'scope'>): string {
  const index = scopes.indexOf(scope);
  return index > 0 ? `fn${index + 1}-` : 'fn-';
}

/** Gives the heading of footnotes an id with the prefix, and has references name it. */
export function renameLabel({ properties }: HastElement, prefix: string): void {
  const own = `${prefix}${label}`;
  if (properties.id === label) properties.id = own;
  if (String(properties.ariaDescribedBy ?? '') === label) properties.ariaDescribedBy = [own];
}

/** Whether an element is the heading of footnotes, which is for screen readers only. */
export const isFootnoteLabel = ({ properties: { id } }: HastElement): boolean =>
  typeof id === 'string' && /^fn\d*-footnote-label$/.test(id);
