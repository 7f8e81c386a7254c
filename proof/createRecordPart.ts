import path from 'node:path';
import type { Problem } from '../packages/core/src/common/types.ts';
import type { CheckPart } from './check.ts';
import { compareOutput } from './compareOutput.ts';
import { hashFiles } from './hashFiles.ts';
import { readFiles } from './readExamples.ts';
import { writeFolder } from './writeFolder.ts';

/** Files of a record, by path with `/`. */
export type RecordedFiles = Readonly<Record<string, Buffer>>;

/**
 * Creates a part that computes data and compares it with the record in git below `folder`, or updates the record
 * if `update` is set. `count` returns the number of items in the data; `review` finds problems in the data
 * itself. `compute` may say instead why it can't compute here. `inspect` finds what a record by itself shows to be wrong, so that nothing need be computed.
 */
export async function createRecordPart({
  root,
  name,
  folder,
  key,
  count,
  update,
  compute,
  review = () => [],
  inspect = () => [],
}: {
  root: string;
  name: string;
  folder: string;
  key: string;
  count: number;
  update: boolean;
  compute(): Promise<Record<string, Buffer> | Problem[]>;
  review?(data: RecordedFiles): Problem[];
  inspect?(recorded: RecordedFiles): Problem[];
}): Promise<CheckPart> {
  let recorded = await readFiles(path.join(root, folder), () => true);
  return {
    name,
    get key() {
      return hashFiles(key, recorded);
    },
    count,
    async run() {
      const flaws = update ? [] : inspect(recorded);
      if (flaws.length > 0) return flaws;
      const actual = await compute();
      if (Array.isArray(actual)) return actual;
      if (!update) return [...compareOutput(folder, recorded, actual), ...review(actual)];
      await writeFolder(path.join(root, folder), actual);
      recorded = actual;
      return review(actual);
    },
  };
}
