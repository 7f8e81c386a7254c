import type { Problem } from 'islet/tools';
import { formatDiff } from './compareOutput.ts';
import { listKept, type RunRecord } from './runRecord.ts';

/** Finds what pages quote of a run and another runtime doesn't give. */
export function compareRuntimes({
  own,
  other,
  runtime,
  file,
}: {
  own: RunRecord;
  other: RunRecord;
  runtime: string;
  file: string;
}): Problem[] {
  const others = listKept(other);
  return [...listKept(own)].flatMap(([name, { content }]): Problem[] => {
    const before = String(content ?? '');
    const after = String(others.get(name)?.content ?? '');
    if (before === after) return [];
    return [
      {
        severity: 'error',
        message: `With \`${runtime}\`, \`${name}\` differs:\n${formatDiff(before, after)}`,
        fix: 'Say on the page which of them gives what, and record a run with each.',
        file,
      },
    ];
  });
}
