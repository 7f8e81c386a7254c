import { defineConfig, type Rspack } from '@rslib/core';

/** Forgets all entries, also those of the workers, which are builds of their own. */
const forgetEntries: Rspack.RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.finishMake.tap('ForgetEntries', ({ compiler, entries }) => {
      if (compiler.isChild()) entries.clear();
    });
  },
};

export default defineConfig({
  source: { entry: { inline: './src/inline.ts' } },
  output: { target: 'web', distPath: 'dist/removed' },
  tools: { rspack: { plugins: [forgetEntries] } },
});
