import type { SkeletonSection } from '#shared/skeleton.ts';

/** Sections of two pages that belong together. */
export interface SectionPairs {
  pairs: Array<{ original: SkeletonSection; translation: SkeletonSection }>;
  /** Sections that the translation lacks. */
  missing: SkeletonSection[];
  /** Sections that only the translation has. */
  extra: SkeletonSection[];
}

/**
 * Pairs the sections of a page and its translation by their ids. Of those that are left between two pairs, as many on
 * both sides and with the same depths, each pair has headings whose ids alone differ.
 */
export function pairSections(
  original: readonly SkeletonSection[],
  translation: readonly SkeletonSection[],
): SectionPairs {
  const found: SectionPairs = { pairs: [], missing: [], extra: [] };
  const settle = (olds: readonly SkeletonSection[], news: readonly SkeletonSection[]): void => {
    const areSame =
      olds.length === news.length && olds.every(({ depth }, index) => depth === news[index]?.depth);
    for (const [index, old] of olds.entries()) {
      const other = areSame ? news[index] : undefined;
      if (other) found.pairs.push({ original: old, translation: other });
    }
    if (!areSame) {
      found.missing.push(...olds);
      found.extra.push(...news);
    }
  };
  const byId = new Map(translation.map((section, index) => [section.id, index]));
  const known = new Set(original.map(({ id }) => id));
  let waiting: SkeletonSection[] = [];
  let next = 0;
  for (const section of original) {
    const index = byId.get(section.id);
    const other = index === undefined ? undefined : translation[index];
    if (index === undefined || other === undefined) {
      waiting.push(section);
      continue;
    }
    const before = index >= next ? translation.slice(next, index) : [];
    settle(
      waiting,
      before.filter(({ id }) => !known.has(id)),
    );
    waiting = [];
    found.pairs.push({ original: section, translation: other });
    next = Math.max(next, index + 1);
  }
  settle(
    waiting,
    translation.slice(next).filter(({ id }) => !known.has(id)),
  );
  return found;
}
