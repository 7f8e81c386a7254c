import { expect, test, vi } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { openProject } from '../../site/scan/openProject.ts';
import { createDevBundler } from './createDevBundler.ts';

// A bundler that never ends.
vi.mock('../../render/bundle/bundleSite.ts', () => ({
  watchBundle: async () => ({ catchUp() {}, tellInputs() {}, close: async () => {} }),
}));

test('a request that waits for a bundle goes on when the bundler is closed', () =>
  withFiles(
    { 'site.config.mjs': "export default { title: 'Site' };", 'docs/en/index.md': '# Home' },
    async (root) => {
      const project = await openProject(root);
      if ('problems' in project) throw new Error(JSON.stringify(project.problems));
      const bundles = createDevBundler(() => {});
      const { current } = await bundles.open(project);
      const asked = current();
      await bundles.close();
      expect(await asked).toBe(null);
    },
  ));
