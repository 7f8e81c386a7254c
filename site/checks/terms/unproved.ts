import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Path below the root of the repository. */
export const unprovedFile = 'site/data/unproved.json';

const schema = z.array(
  z.strictObject({ reason: z.string().min(20), sentences: z.array(z.string()).min(1) }),
);

/** Reads the sentences that no run can prove. `root` is the repository; throws if the file is invalid. */
export async function readUnproved(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, unprovedFile), 'utf8');
  const groups = schema.safeParse(JSON.parse(text));
  if (!groups.success) throw new Error(`${unprovedFile}: ${z.prettifyError(groups.error)}`);
  return groups.data.flatMap(({ sentences }) => sentences);
}
