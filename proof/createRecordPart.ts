import path from 'node:path';
import type { Problem } from '../packages/core/src/common/types.ts';
import type { CheckPart } from './check.ts';
import { compareOutput } from './compareOutput.ts';
import { hashFiles } from './hashFiles.ts';
import { readFiles } from './readExamples.ts';
import { writeFolder } from './writeFolder.ts';

/**
 * Creates a part that computes data and compares it with the record in git below `folder`, or updates the record
 * if `update` is set. `count` returns the number of items in the data; `review` finds problems in the data
 * itself.
 */
export async function createRecordPart({
  root,
  folder,
  key,
  count,
  update,
  compute,
  review = () => [],
}: {
  root: string;
  folder: string;
  key: string;
  count: number;
  update: boolean;
  compute(): Promise<Record<string, Buffer>>;
  review?(data: Readonly<Record<string, Buffer>>): Problem[];
}): Promise<CheckPart> {
  let recorded = await readFiles(path.join(root, folder), () => true);
  return {
    get key() {
      return hashFiles(key, recorded);
    },
    count,
    async run() {
      const actual = await compute();
      if (!update) return [...compareOutput(folder, recorded, actual), ...review(actual)];
      await writeFolder(path.join(root, folder), actual);
      recorded = actual;
      return review(actual);
    },
  };
}
