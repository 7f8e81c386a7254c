import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { openCacheFolder } from './openCacheFolder.ts';

test('the packages of a site are found from its temporary folder', () => {
  const files = { '.islet': '', 'node_modules/installed/index.js': '' };
  return withFiles(files, async (root) => {
    const cache = openCacheFolder(root);
    expect(cache.failure).toBe(
      '`.islet` is not a folder, so nothing is cached for the next build.',
    );
    const found = createRequire(path.join(cache.path, 'entry.js')).resolve('installed');
    expect(found).toBe(path.join(root, 'node_modules/installed/index.js'));
  });
});
