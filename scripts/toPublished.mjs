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
 * The package as users get it: without what only this repository uses.
 *
 * @param {Record<string, unknown> & { dependencies: Record<string, string>, peerDependencies: Record<string, string>, private?: unknown, imports?: unknown }} manifest
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
  const exported = JSON.parse(JSON.stringify(manifest.exports), (key, value) =>
    key === 'islet-source' ? undefined : value,
  );
  return {
    ...manifest,
    exports: exported,
    dependencies: pick(runtimeDependencies),
    peerDependencies: {
      ...peerDependencies,
      ...Object.fromEntries(peers.map((name) => [name, `^${dependencies[name]}`])),
    },
  };
}
