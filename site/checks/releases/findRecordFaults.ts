import type { Problem } from 'islet/tools';
import { groupChanges, pickExample } from '../../answers/outputs/groupChanges.ts';
import { printHunk } from '../../answers/outputs/outputHunk.ts';
import type { ReleaseRecord } from '../../answers/outputs/releaseRecord.ts';

const folder = 'site/data/releases';

/**
 * Finds what the records, the oldest first, lack for `version`, the documented release, what was recorded from other
 * `sources`, and differences without a cause.
 */
export function findRecordFaults(
  records: readonly ReleaseRecord[],
  { version, sources }: { version: string; sources: Readonly<Record<string, string>> },
): Problem[] {
  const problems: Problem[] = [];
  if (!records.some((record) => record.version === version)) {
    problems.push({
      severity: 'error',
      message: `The outputs of Rslib ${version} aren't recorded.`,
      fix: `Record them with \`npm run record-release -- ${version}\`.`,
      file: 'site/examples/package.json',
    });
  }
  for (const [index, record] of records.entries()) {
    const file = `${folder}/${record.version}.json`;
    const before = records[index - 1]?.version ?? null;
    if (record.previous !== before) {
      problems.push({
        severity: 'error',
        message: `Rslib ${record.version} is compared with ${record.previous}, but the recorded release before it is ${before}.`,
        fix: `Record it again with \`npm run record-release -- ${record.version}\`.`,
        file,
      });
    }
    problems.push(...findStaleBuilds(record, { file, sources }), ...findUnknown(record, file));
  }
  return problems;
}

/** Most names of builds that a message has. */
const mostNames = 5;

/** The builds that were made from other sources than those there are. */
function findStaleBuilds(
  { version, sources: recorded }: ReleaseRecord,
  { file, sources }: { file: string; sources: Readonly<Record<string, string>> },
): Problem[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(sources)])].sort();
  const stale = names.filter((name) => recorded[name] !== sources[name]);
  if (stale.length === 0) return [];
  const shown = stale.slice(0, mostNames).map((name) => `\`${name}\``);
  const others = stale.length > mostNames ? ` and ${stale.length - mostNames} more` : '';
  return [
    {
      severity: 'error',
      message: `The outputs of Rslib ${version} were recorded before the sources of ${shown.join(', ')}${others} changed.`,
      fix: 'Record them again with `npm run record-release`.',
      file,
    },
  ];
}

/** The differences that no rule explains. */
function findUnknown(record: ReleaseRecord, file: string): Problem[] {
  const unknown = groupChanges(record).find(({ cause }) => cause === null);
  return [...(unknown?.files ?? [])].map(([build, paths]): Problem => {
    const ofBuild = unknown?.hunks.filter(({ path }) => paths.has(path)) ?? [];
    const example = pickExample(ofBuild);
    return {
      severity: 'error',
      message: `No cause is known for a difference in \`${build}\`, ${[...paths].join(', ')}:\n${example ? printHunk(example) : ''}`,
      fix: 'Add a rule to `site/answers/outputs/causeRules.ts`, and its texts.',
      file,
    };
  });
}
