import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { loadServerBundle } from './loadServerBundle.ts';

test('a bundle that is loaded again loads its parts again', () =>
  withFiles(
    { 'server.cjs': "exports.runtime = { names: require('./part.cjs') };" },
    async (root) => {
      for (const part of ['first', 'second']) {
        await writeFile(path.join(root, 'part.cjs'), `module.exports = '${part}';`);
        const runtime = await loadServerBundle(path.join(root, 'server.cjs'), 3000);
        expect(runtime.names).toBe(part);
      }
    },
  ));

test('a bundle that never ends is stopped', () =>
  withFiles({ 'server.cjs': 'for (;;);' }, async (root) => {
    await expect(loadServerBundle(path.join(root, 'server.cjs'), 100)).rejects.toThrow(
      'it did not end within 0.1 seconds',
    );
  }));
