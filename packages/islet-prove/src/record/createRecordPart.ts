import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from 'islet/tools';
import type { CheckPart } from '../checks/proofCheck.ts';
import { readFiles } from '../run/readExamples.ts';
import { compareOutput } from './compareOutput.ts';
import { hashContents } from './hashContents.ts';

/** Files of a record, by their path below its folder, with `/`. */
export type RecordedFiles = Readonly<Record<string, Buffer>>;

/**
 * Creates a part that computes data and compares it with the record in git below `folder`, or updates the record
 * if `update` is set. The record has all files there, or those that `isOwn` accepts. `count` returns the number of items in the data; `review` finds problems in the data
 * itself. `compute` may say instead why it can't compute here. `inspect` finds what a record by itself shows to be wrong, so that nothing need be computed.
 */
export async function createRecordPart({
  root,
  name,
  folder,
  isOwn = () => true,
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
  isOwn?(name: string): boolean;
  key: string;
  count: number;
  update: boolean;
  compute(): Promise<Record<string, Buffer> | Problem[]>;
  review?(data: RecordedFiles): Problem[];
  inspect?(recorded: RecordedFiles): Problem[];
}): Promise<CheckPart> {
  let recorded: RecordedFiles = await readFiles(path.join(root, folder), isOwn);
  return {
    name,
    get key() {
      return hashContents(key, recorded);
    },
    count,
    async run() {
      const problems = update ? [] : inspect(recorded);
      if (problems.length > 0) return problems;
      const actual = await compute();
      if (Array.isArray(actual)) return actual;
      if (!update) return [...compareOutput(folder, recorded, actual), ...review(actual)];
      await replaceFiles(path.join(root, folder), recorded, actual);
      recorded = actual;
      return review(actual);
    },
  };
}

/** Writes what has changed. */
async function replaceFiles(
  folder: string,
  before: RecordedFiles,
  after: RecordedFiles,
): Promise<void> {
  for (const name of Object.keys(before)) if (!after[name]) await rm(path.join(folder, name));
  for (const [name, content] of Object.entries(after)) {
    if (before[name]?.equals(content)) continue;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}
