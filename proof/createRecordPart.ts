import path from 'node:path';
import type { CheckPart } from './check.ts';
import { compareOutput } from './compareOutput.ts';
import { readFiles } from './readExamples.ts';
import { writeFolder } from './writeFolder.ts';

/**
 * A part that computes data which is kept in git below `folder`, and compares it, or with `update`
 * records it. `count` tells how many things the data says.
 */
export async function createRecordPart({
  root,
  folder,
  key,
  count,
  update,
  compute,
}: {
  root: string;
  folder: string;
  key: string;
  count: number;
  update: boolean;
  compute(): Promise<Record<string, Buffer>>;
}): Promise<CheckPart> {
  const recorded = await readFiles(path.join(root, folder), () => true);
  return {
    key: JSON.stringify([key, recorded]),
    count,
    async run() {
      const actual = await compute();
      if (!update) return compareOutput(folder, recorded, actual);
      await writeFolder(path.join(root, folder), actual);
      return [];
    },
  };
}
