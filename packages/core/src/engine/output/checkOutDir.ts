import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '#common/types.ts';
import { relativePath } from '../files/relativePath.ts';

/** A file that every build writes, with and without static generation. */
const mark = '404.data.json';

/** Whether a build has written this folder. */
export function isOutput(folder: string): boolean {
  return existsSync(path.join(folder, mark));
}

/** Tells when the output would take the place of files that no build has written. */
export async function checkOutDir(siteRoot: string, outDir: string): Promise<Problem[]> {
  const file = relativePath(siteRoot, outDir);
  const stats = await stat(outDir).catch(() => null);
  if (stats === null) return [];
  const names = stats.isDirectory() ? await readdir(outDir) : [file];
  if (names.length === 0 || names.includes(mark)) return [];
  return [
    {
      severity: 'error',
      message: `\`outDir\` is "${file}", where \`${names[0]}\` lies, which no build has written.`,
      fix: 'Remove it, or use a folder of its own, as in "dist"; a build replaces it as a whole.',
      file,
    },
  ];
}
