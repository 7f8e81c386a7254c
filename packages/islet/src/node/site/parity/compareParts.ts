import {
  largestWord,
  type PartKind,
  type SkeletonPart,
  type SkeletonSection,
} from '#shared/skeleton.ts';

/** A difference between a section and its translation; each side is null if it has nothing to compare. */
export interface PartDifference {
  kind: PartKind;
  original: SkeletonPart | null;
  translation: SkeletonPart | null;
}

/** Kinds that a translation may name as often as its language needs. */
const mentions: ReadonlySet<PartKind> = new Set(['name', 'number', 'link']);

const kinds = [
  ...(['fence', 'row', 'container', 'component'] as const),
  ...(['name', 'number', 'link'] as const),
] satisfies PartKind[];

/** Compares the parts of two sections. Their order is free; what one side lacks is paired with what the other has instead. */
export function compareParts(
  original: SkeletonSection,
  translation: SkeletonSection,
): PartDifference[] {
  return kinds.flatMap((kind) => {
    const ofKind = ({ parts }: SkeletonSection): SkeletonPart[] =>
      parts.filter((part) => part.kind === kind);
    const olds = ofKind(original);
    const news = ofKind(translation);
    const missing = without(olds, news, kind).filter((part) => !isSpelled(part, translation));
    const extra = without(news, olds, kind).filter((part) => !isSpelled(part, original));
    return Array.from({ length: Math.max(missing.length, extra.length) }, (_, index) => ({
      kind,
      original: missing[index] ?? null,
      translation: extra[index] ?? null,
    }));
  });
}

/** The parts that others lack. A mention counts once, and any other part as often as it is there. */
function without(
  parts: readonly SkeletonPart[],
  others: readonly SkeletonPart[],
  kind: PartKind,
): SkeletonPart[] {
  const counts = new Map<string, number>();
  for (const { key } of others) counts.set(key, (counts.get(key) ?? 0) + 1);
  return parts.filter(({ key }) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, mentions.has(kind) ? Math.max(count, 1) : count - 1);
    return count <= 0;
  });
}

/** Whether a section may have a number as a word. */
function isSpelled({ kind, key }: SkeletonPart, { spelled }: SkeletonSection): boolean {
  if (kind !== 'number') return false;
  return spelled === null ? Number(key) <= largestWord : spelled.includes(key);
}
