import { type Fence, type FenceKind, fenceKind } from './fence.ts';

const words: Record<FenceKind, string> = {
  types: 'type-checked',
  quote: 'quoted from a file',
  data: 'parsed data',
  shell: 'parsed commands',
  none: 'unproved',
};

/** A line that says how many fences there are of each kind. */
export function countFences(fences: readonly Fence[]): string {
  const kinds = Object.keys(words) as FenceKind[];
  const counts = kinds.map((kind) => {
    const count = fences.filter((fence) => fenceKind(fence) === kind).length;
    return `${count} ${words[kind]}`;
  });
  return `${fences.length} fences: ${counts.join(', ')}`;
}
