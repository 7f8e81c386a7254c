import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sites below `tests/fixtures`. */
export type FixtureName =
  | 'full'
  | 'plain'
  | 'shell'
  | 'frame'
  | 'scripts'
  | 'isolated'
  | 'blog'
  | 'themed'
  | 'broken'
  | 'proved'
  | 'translated';

/** Absolute path of the repository. */
export const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** The documentation of Rslib itself. */
export const rslibSite = path.join(repository, 'site');

/** The documentation of the engine. */
export const manualSite = path.join(repository, 'manual');

/** Copies a fixture into a folder and gives the path of the copy, which can be built and changed. */
export async function copyFixture(name: FixtureName, folder: string): Promise<string> {
  const siteRoot = path.join(folder, name);
  await mkdir(folder, { recursive: true });
  await cp(path.join(repository, 'tests/fixtures', name), siteRoot, { recursive: true });
  await symlink(
    path.join(repository, 'node_modules'),
    path.join(siteRoot, 'node_modules'),
    'junction',
  );
  return siteRoot;
}

/** Creates an empty folder outside the repository; `remove` deletes it. */
export async function createTempFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  // The real path, because the folder may be a link, which watchers resolve.
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'islet-e2e-'));
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
