import { realpath } from 'node:fs/promises';
import path from 'node:path';

/** Finds npm's script, which Node.js can run without a shell; throws if there is none. */
export async function findNpm(): Promise<string> {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.npm_execpath ?? '',
    ...folders.map((folder) => path.join(folder, 'npm')),
    ...folders.map((folder) => path.join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')),
  ];
  for (const candidate of candidates) {
    const file = await realpath(candidate).catch(() => '');
    if (path.basename(file) === 'npm-cli.js') return file;
  }
  throw new Error('npm is not on the PATH; the proof needs it to follow the tutorial.');
}
