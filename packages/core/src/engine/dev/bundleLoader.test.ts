import { expect, test } from 'vitest';
import type { SiteBundle } from '../render/bundle/readBundle.ts';
import type { SafeRuntime } from '../render/openRuntime.ts';
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
    base: '/',
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
