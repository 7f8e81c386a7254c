import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isReleaseRecord, type ReleaseRecord } from '../../answers/outputs/releaseRecord.ts';

/** Where the records are, below the root of the repository, and the list of them. */
export const recordFolder = 'site/data/releases';
export const recordList = 'releases.json';

/** A recorded release, with the day of its publication: `2026-09-15`. */
export interface ListedRelease {
  version: string;
  date: string;
}

/** The releases that are recorded, the oldest first. */
export async function listRecorded(root: string): Promise<ListedRelease[]> {
  const file = path.join(root, recordFolder, recordList);
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return z.array(z.object({ version: z.string(), date: z.string() })).parse(JSON.parse(text));
}

/** Reads the record of a release. */
export async function readReleaseRecord(root: string, version: string): Promise<ReleaseRecord> {
  const file = path.join(root, recordFolder, `${version}.json`);
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isReleaseRecord(value)) throw new Error(`${file} isn't the record of a release.`);
  return value;
}
