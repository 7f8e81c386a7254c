import { readFile, writeFile } from 'node:fs/promises';

/** Leaves a file with the same content alone, so that a watching bundler stays quiet. */
export async function writeIfChanged(file: string, content: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => null);
  if (old !== content) await writeFile(file, content);
}
