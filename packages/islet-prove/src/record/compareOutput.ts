import { type Problem, printDiff } from 'islet/tools';

type Files = Readonly<Record<string, Buffer>>;

/** Compares the recorded files with new ones. `folder` is theirs, below the root of the repository. */
export function compareOutput(folder: string, recorded: Files, actual: Files): Problem[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(actual)])].sort();
  return names.flatMap((name): Problem[] => {
    const before = recorded[name];
    const after = actual[name];
    if (before && after?.equals(before)) return [];
    const message = !before
      ? 'This file is not recorded.'
      : !after
        ? 'This file is recorded, but nothing writes it now.'
        : `The result differs from the recorded one:\n${formatDifference(before, after)}`;
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

/** The difference of two files, or their sizes if they are no texts. */
function formatDifference(before: Buffer, after: Buffer): string {
  if (before.includes(0) || after.includes(0)) return `${before.length} and ${after.length} bytes`;
  return formatDiff(String(before), String(after));
}

/** The changed lines with two lines of context, as many as one reads at once. */
export function formatDiff(before: string, after: string): string {
  const lines = printDiff(before, after);
  const left = lines.length - most;
  return [...lines.slice(0, most), ...(left > 0 ? [`… and ${left} more lines`] : [])].join('\n');
}

const most = 60;
