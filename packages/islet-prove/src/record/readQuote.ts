import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listKept, parseRecord, type RunRecord, splitKept } from './runRecord.ts';

/** Reads a record by its path below the root of the repository. */
export const loadRecord = async (root: string, file: string): Promise<RunRecord> =>
  parseRecord(await readFile(path.join(root, file), 'utf8'));

/** Reads a quoted file by its path below the root, or what a record keeps of it: nothing if the record is old. */
export async function readQuote(root: string, file: string): Promise<string> {
  const kept = splitKept(file);
  if (!kept) return readFile(path.join(root, file), 'utf8');
  return String(listKept(await loadRecord(root, kept.record)).get(kept.name)?.content ?? '');
}
