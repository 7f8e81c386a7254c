import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { relativePath } from '../../support/files/relativePath.ts';

/** Files of which every build writes one, even without static generation; earlier versions wrote the second. */
const marks = ['404.data.bin', '404.data.json'];

/** Whether a build wrote this folder. */
export function isOutput(folder: string): boolean {
  return marks.some((mark) => existsSync(path.join(folder, mark)));
}

/** Reports if the output would replace files that weren't written by a build. */
export async function checkOutDir(siteRoot: string, outDir: string): Promise<Problem[]> {
  const file = relativePath(siteRoot, outDir);
  const stats = await stat(outDir).catch(() => null);
  if (stats === null) return [];
  const names = stats.isDirectory() ? await readdir(outDir) : [file];
  if (names.length === 0 || marks.some((mark) => names.includes(mark))) return [];
  return [
    {
      severity: 'error',
      message: `\`outDir\` is "${file}", but \`${names[0]}\` in it was not written by a build.`,
      fix: 'Remove it, or use a separate folder, as in "dist"; each build replaces the whole folder.',
      file,
    },
  ];
}
