import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import type { SiteBundle } from '../../render/bundle/readBundle.ts';
import type { SafeRuntime } from '../../render/document/openRuntime.ts';
import { createBundleLoader } from './bundleLoader.ts';

const bundleOf = (boot: string): SiteBundle => ({
  boot,
  stylesheets: [],
  moduleStyles: {},
  serverEntry: 'server.cjs',
  files: [],
});

const runtime: SafeRuntime = {
  names: { components: {}, modules: {} },
  renderShell: async () => '',
  renderShells: async () => [],
  renderProgram: async () => [],
};

test('a bundle that takes longer to load than the next one does not replace it', async () => {
  let open = (): void => {};
  const slow = new Promise<void>((resolve) => {
    open = resolve;
  });
  const loader = createBundleLoader({
    ...{ base: '/', siteRoot: '/site' },
    onChange: () => {},
    async open(bundle) {
      if (bundle.boot === 'slow') await slow;
      return { bundle, code: bundle.boot, runtime };
    },
  });
  const first = loader.load({ bundle: bundleOf('slow'), problems: [] }, 1);
  await loader.load({ bundle: bundleOf('fast'), problems: [] }, 2);
  open();
  await first;
  expect((await loader.current())?.bundle.boot).toBe('fast');
});

test('a bundle is loaded again if only a part of it that `import()` loads has changed', () =>
  withFiles(
    {
      'server.cjs':
        "exports.runtime = { failures: [], names: { components: require('./part.cjs') } };",
    },
    async (root) => {
      let changes = 0;
      const loader = createBundleLoader({
        ...{ base: '/', siteRoot: root },
        onChange: () => void changes++,
      });
      const bundle = { ...bundleOf('boot.js'), serverEntry: path.join(root, 'server.cjs') };
      for (const [index, part] of ['first', 'second', 'second'].entries()) {
        await writeFile(path.join(root, 'part.cjs'), `module.exports = '${part}';`);
        await loader.load({ bundle, problems: [] }, index + 1);
        expect((await loader.current())?.runtime.names.components).toBe(part);
      }
      expect(changes).toBe(1);
    },
  ));
