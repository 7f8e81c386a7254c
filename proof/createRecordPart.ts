import path from 'node:path';
import type { Problem } from '@docs/core/common/types.ts';
import type { CheckPart } from './check.ts';
import { compareOutput } from './compareOutput.ts';
import { hashFiles } from './hashFiles.ts';
import { readFiles } from './readExamples.ts';
import { writeFolder } from './writeFolder.ts';

/**
 * A part that computes data which is kept in git below `folder`, and compares it, or with `update`
 * records it. `count` tells how many things the data says; `review` finds what is wrong with the data
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
