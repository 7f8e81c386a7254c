import { printDiff } from '../packages/core/src/common/printDiff.ts';
import type { Problem } from '../packages/core/src/common/types.ts';

type Files = Readonly<Record<string, Buffer>>;

/**
 * Compares the recorded files of a run with those of a new run.
 *
 * @param folder of the record, below the root of the repository
 */
export function compareOutput(folder: string, recorded: Files, actual: Files): Problem[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(actual)])].sort();
  return names.flatMap((name): Problem[] => {
    const before = recorded[name];
    const after = actual[name];
    if (before && after?.equals(before)) return [];
    const message = !before
      ? 'A page needs this file, but it is not recorded.'
      : !after
        ? 'This file is recorded, but no run writes it or no page quotes it.'
        : `The result differs from the recorded one:\n${formatDiff(before, after)}`;
    return [
      {
        severity: 'error',
        message,
        fix: 'Check the change, then record it with `npm run proof -- --update`.',
        file: `${folder}/${name}`,
      },
    ];
  });
}

/** The changed lines with two lines of context, at most 60. */
function formatDiff(before: Buffer, after: Buffer): string {
  if (before.includes(0) || after.includes(0)) return `${before.length} and ${after.length} bytes`;
  return printDiff(String(before), String(after))
    .slice(0, 60)
    .map((line) => `    ${line}`)
    .join('\n');
}
