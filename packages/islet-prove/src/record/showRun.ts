import type { FenceReplacement, FenceSource, ReadQuoted } from 'islet';
import { formatSize, nearestName } from 'islet/tools';
import { splitNames } from '../fences/fenceMeta.ts';
import { formatTree } from './formatTree.ts';
import { readRecord } from './quoteRecord.ts';
import { fenceLanguageOf, type RunRecord, splitKept } from './runRecord.ts';

/**
 * Shows what a recorded run wrote instead of a fence of the language `output`: the tree of its files with sizes, and
 * the files that `show="…"` names, folded. The language means any output of a tool, so it needs `file="…"`, and what a
 * record keeps, such as `run.md/terminal.txt`, is quoted as in other fences.
 */
export function showRun(
  { language, file, values }: FenceSource,
  read: ReadQuoted,
): FenceReplacement | null {
  if (language !== 'output' || file === null || splitKept(file)) return null;
  const run = readRecord(file, read);
  if ('reason' in run) {
    const message = `The code fence shows the recorded run \`${file}\`, which ${run.reason}.`;
    return { fences: [], faults: [{ message, fix: run.fix }] };
  }
  const names = splitNames(values.show ?? '');
  const title = nameCommands(run).replaceAll('"', '”');
  return {
    fences: [
      { language: 'tree', meta: `title="${title} (${run.tool})"`, code: formatTree(run.files) },
      ...names.flatMap((name, index) => {
        const bytes = run.files.find(({ path }) => path === name)?.bytes;
        if (bytes === undefined) return [];
        const fold = { summary: `${name} (${formatSize(bytes)})`, isOpen: index === 0 };
        return [{ language: fenceLanguageOf(name), meta: `file="${file}/${name}"`, fold }];
      }),
    ],
    faults: names.flatMap((name) => reportMissing(name, file, run)),
  };
}

/** Names up to three commands, as many as fit in the title of a tree. */
function nameCommands({ commands }: RunRecord): string {
  const names = commands.map(({ command }) => command);
  const [first = '', ...others] = names;
  return others.length > 2
    ? `${first}, then ${others.length} more commands`
    : names.join(', then ');
}

function reportMissing(
  name: string,
  file: string,
  { files }: RunRecord,
): Array<{ message: string; fix: string }> {
  const names = files.map(({ path }) => path);
  if (names.includes(name)) return [];
  const near = nearestName(name, names);
  const wrote = names.length === 0 ? 'It wrote none.' : `It wrote ${names.join(', ')}.`;
  return [
    {
      message: `The run \`${file}\` wrote no file \`${name}\`.`,
      fix: `${near === undefined ? '' : `Did you mean \`${near}\`? `}${wrote} What a command printed is quoted with \`file="${file}/terminal.txt"\`.`,
    },
  ];
}
