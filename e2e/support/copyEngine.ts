import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Copies the engine to a folder, with links to the packages that it needs and without what was compiled
 * before. Gives the absolute path of its command line.
 */
export async function copyEngine(root: string): Promise<string> {
  const from = path.join(repository, 'node_modules');
  await mkdir(path.join(root, 'node_modules'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@docs') continue;
    await symlink(path.join(from, name), path.join(root, 'node_modules', name), 'junction');
  }
  await mkdir(path.join(root, 'node_modules/@docs'));
  for (const name of ['client', 'common', 'engine', 'search', 'theme']) {
    await cp(path.join(repository, 'packages', name), path.join(root, 'packages', name), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
    const link = path.join(root, 'node_modules/@docs', name);
    await symlink(path.join(root, 'packages', name), link, 'junction');
  }
  return path.join(root, 'packages/engine/cli/bin.mjs');
}
