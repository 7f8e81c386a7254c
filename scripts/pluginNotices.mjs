import {
  listBundledFiles,
  noticesFile,
  printNotices,
} from '#islet/node/support/modules/notices.mjs';

/**
 * Writes the licenses of the libraries that a package is bundled with. A plugin from the registry would become one of those
 * of the engine, because each site needs such a file too.
 */
export const pluginNotices = {
  /** @param {import('@rslib/core').Rspack.Compiler} compiler */
  apply({ hooks, rspack }) {
    hooks.thisCompilation.tap('notices', (compilation) => {
      compilation.hooks.processAssets.tap('notices', () => {
        const text = printNotices(listBundledFiles(compilation));
        compilation.emitAsset(noticesFile, new rspack.sources.RawSource(text));
      });
    });
  },
};
