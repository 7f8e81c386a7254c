import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyEngine } from '../../../../../e2e/support/copyEngine.ts';
import { copyFixture, createTempFolder } from '../../../../../e2e/support/fixtureSites.ts';
import { readFolder } from '../../../../../e2e/support/readFolder.ts';
import { run } from '../../../../../scripts/run.mjs';

const folder = await createTempFolder();
afterAll(folder.remove);

test('a site is built to the same bytes wherever it and the engine are', async () => {
  // Other letters, other lengths, other depths.
  const places = ['t', 'JJJJJJJJJJJJJJJJJJJJJJJJ', 'e/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'];
  const [first, ...others] = await Promise.all(
    places.map(async (place) => {
      const root = path.join(folder.path, place);
      const bin = await copyEngine(root);
      const siteRoot = await copyFixture('themed', path.join(root, 'sites', place));
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
