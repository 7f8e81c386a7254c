import { type Fence, type FenceKind, fenceKind } from './fence.ts';

const words: Record<FenceKind, string> = {
  types: 'type-checked',
  quote: 'quoted from a file',
  data: 'parsed data and markup',
  shell: 'parsed commands',
  none: 'unproved',
};

/** Returns lines with the number of fences of each kind, and the languages of unproved ones. */
export function countFences(fences: readonly Fence[]): string {
  const ofKind = (kind: FenceKind): Fence[] => fences.filter((fence) => fenceKind(fence) === kind);
  const kinds = Object.keys(words) as FenceKind[];
  const counts = kinds.map((kind) => `${ofKind(kind).length} ${words[kind]}`);
  const unproved = countBy(ofKind('none').map(describeUnproved));
  const said = fences.map(({ meta }) => meta.proof);
  const marks = [
    `${said.filter(({ prelude }) => prelude !== null).length} with a prelude`,
    `${said.filter(({ throws }) => throws !== null).length} deliberate errors`,
  ];
  return [
    `${fences.length} fences: ${counts.join(', ')}; ${marks.join(', ')}`,
    ...(unproved === '' ? [] : [`Unproved: ${unproved}`]),
  ].join('\n');
}

/** Distinguishes the output of a build from code that a reader writes. */
function describeUnproved({ lang, meta }: Fence): string {
  const written = /^(?:.*\/)?dist\//.test(meta.title ?? '');
  return `${lang || 'no language'}${written ? ' in dist' : ''}`;
}

/** Formats counts such as `184 text, 2 html`, largest first. */
function countBy(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
