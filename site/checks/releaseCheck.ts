import path from 'node:path';
import { type Check, hashContents, readFiles } from 'islet-prove';
import type { ProofContext } from './proofContext.ts';
import { findRecordFaults } from './releases/findRecordFaults.ts';
import { hashSources } from './releases/hashSources.ts';
import { listRecorded, readReleaseRecord, recordFolder } from './releases/readRecords.ts';

/** Checks that the outputs of the documented release are recorded, all of them from the examples as they are, and that each difference between releases has a cause. */
export async function createReleaseCheck({
  root,
  version,
  hashCode,
}: ProofContext): Promise<Check> {
  const files = await readFiles(path.join(root, recordFolder), () => true);
  const sources = await hashSources(root);
  const code = await hashCode('releaseCheck');
  return {
    name: 'Outputs of releases',
    parts: [
      {
        name: 'records',
        key: hashContents(JSON.stringify([code, version, sources]), files),
        count: Object.keys(files).length,
        async run() {
          const releases = await listRecorded(root);
          const records = releases.map((release) => readReleaseRecord(root, release.version));
          return findRecordFaults(await Promise.all(records), { version, sources });
        },
      },
    ],
  };
}
