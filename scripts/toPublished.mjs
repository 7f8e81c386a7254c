/**
 * Packages that are loaded when a site is built, or that the types refer to; all others are part of
 * `dist/node`.
 */
const runtimeDependencies = [
  '@rsbuild/core',
  '@rsbuild/plugin-react',
  'copy-to-clipboard',
  'esbuild',
  'medium-zoom',
  'nprogress',
  'unified',
  'zod',
];

/**
 * The entries of a package without its sources, and without those entries that have nothing else.
 *
 * @param {unknown} entries
 * @returns {Record<string, unknown>}
 */
export function dropSources(entries) {
  /** @type {Record<string, unknown>} */
  const published = JSON.parse(JSON.stringify(entries), (key, value) =>
    key === 'islet-source' ? undefined : value,
  );
  return Object.fromEntries(
    Object.entries(published).filter(([, entry]) => JSON.stringify(entry) !== '{}'),
  );
}

/**
 * The package as users get it: without what only this repository uses.
 *
 * @param {Record<string, unknown> & { dependencies: Record<string, string>, peerDependencies: Record<string, string>, private?: unknown, imports?: unknown, exports?: unknown }} manifest
 */
export function toPublished({
  private: _,
  imports: __,
  dependencies,
  peerDependencies,
  ...manifest
}) {
  const pick = (/** @type {string[]} */ names) =>
    Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  const peers = ['react', 'react-dom'];
  return {
    ...manifest,
    exports: dropSources(manifest.exports),
    dependencies: pick(runtimeDependencies),
    peerDependencies: {
      ...peerDependencies,
      ...Object.fromEntries(peers.map((name) => [name, `^${dependencies[name]}`])),
    },
  };
}
