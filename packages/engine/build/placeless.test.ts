import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '../../../e2e/support/fixtureSites.ts';
import { readFolder } from '../../../e2e/support/readFolder.ts';
import { run } from '../../../scripts/run.mjs';

const repository = path.join(import.meta.dirname, '../../..');
const folder = await createTempFolder();
afterAll(folder.remove);

/** Copies the engine to a folder, with links to the packages that it needs. */
async function copyEngine(root: string): Promise<string> {
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

test('a site is built to the same bytes wherever it and the engine lie', async () => {
  // Other letters, other lengths, other depths.
  const places = ['t', 'JJJJJJJJJJJJJJJJJJJJJJJJ', 'e/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'];
  const [first, ...others] = await Promise.all(
    places.map(async (place) => {
      const root = path.join(folder.path, place);
      const bin = await copyEngine(root);
      const siteRoot = await copyFixture('plain', path.join(root, 'sites', place));
      const { code, output } = await run(process.execPath, [bin, 'build', siteRoot], {
        capture: true,
      });
      expect(output).toContain('Built');
      expect(code).toBe(0);
      return readFolder(path.join(siteRoot, 'dist'));
    }),
  );
  for (const other of others) {
    expect(Object.keys(other)).toEqual(Object.keys(first ?? {}));
    expect(other).toEqual(first);
  }
});
