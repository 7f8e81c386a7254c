import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * When the files were saved: long ago, as in most projects. Watchers count a file as changed if it was saved up
 * to a second before their start and its time is a multiple of 100 ms.
 */
const savedAt = new Date('2024-01-01T00:00:00Z');

/** Replaces a folder with the given files, by path with `/`. */
export async function writeFolder(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    await utimes(file, savedAt, savedAt);
  }
}
