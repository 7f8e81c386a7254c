import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Copies the package of the engine to a folder, with links to the packages that it needs. Returns the
 * absolute path of its command line.
 */
export async function copyEngine(root: string): Promise<string> {
  const from = path.join(repository, 'node_modules');
  await mkdir(path.join(root, 'node_modules'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name === 'islet' || name === '.cache') continue;
    await symlink(path.join(from, name), path.join(root, 'node_modules', name), 'junction');
  }
  const core = path.join(root, 'packages/islet');
  await cp(path.join(repository, 'packages/islet'), core, {
    recursive: true,
    // Another process may be building the package.
    filter: (file) => !/node_modules|dist\.(?:tmp|old)-/.test(path.basename(file)),
  });
  await symlink(core, path.join(root, 'node_modules/islet'), 'junction');
  return path.join(root, 'packages/islet/dist/node/islet.js');
}
