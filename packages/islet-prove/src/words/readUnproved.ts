import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readData } from '../checks/readData.ts';

const schema = z.array(
  z.strictObject({ reason: z.string().min(20), sentences: z.array(z.string()).min(1) }),
);

/**
 * Reads the sentences that no run can prove, which are listed with the reason why; none if the file doesn't exist. `file`
 * is below `root`. Throws if it is invalid.
 */
export async function readUnproved(root: string, file: string): Promise<string[]> {
  const text = await readFile(path.join(root, file), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]';
    throw error;
  });
  return readData(text, { file, schema }).flatMap(({ sentences }) => sentences);
}
