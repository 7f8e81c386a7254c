import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The addresses of all pages of a built site, below its base. */
export async function listAddresses(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  return (
    files
      .map((file) => file.split(path.sep).join('/'))
      // Other documents have no page data.
      .filter((file) => file.endsWith('.data.bin') && !/(?:^|\/)404\./.test(file))
      .map((file) => file.replace(/(?:^|(?<=\/))index\.data\.bin$|\.data\.bin$/, ''))
      .sort()
  );
}
