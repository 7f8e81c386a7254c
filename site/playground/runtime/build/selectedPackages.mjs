/** The packages that configs and sources can import, apart from those that the tool exports itself. */
export const servedPackages = [
  '@module-federation/rsbuild-plugin',
  '@rsbuild/plugin-babel',
  '@rsbuild/plugin-less',
  '@rsbuild/plugin-node-polyfill',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-sass',
  '@rsbuild/plugin-solid',
  '@rsbuild/plugin-svelte',
  '@rsbuild/plugin-svgr',
  '@rsbuild/plugin-toml',
  '@rsbuild/plugin-vue',
  '@rsbuild/plugin-vue-jsx',
  '@rsbuild/plugin-yaml',
  '@rslib/core',
  'babel-plugin-polyfill-corejs3',
  'babel-plugin-react-compiler',
  'mitt',
  'ms',
  'nanoid',
  'react',
  'rsbuild-plugin-unplugin-vue',
  'solid-js',
  'svelte',
  'vue',
];

/** The packages of the examples that the runtime is made of, with what they need. */
export const selectedPackages = [
  ...servedPackages,
  '@microsoft/api-extractor',
  '@types/ms',
  '@types/node',
  '@types/react',
].sort();

/** The compiler as a build for WebAssembly, which npm installs for this processor only. */
export const wasmProcessor = 'wasm32';

/**
 * The entries of a lock file that some packages need, by path: found as Node finds them.
 *
 * @param {Record<string, import('../../../../scripts/install.mjs').LockEntry & Record<string, unknown>>} lock
 * @param {readonly string[]} names
 */
export function listNeeded(lock, names) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = names.map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = findEntry(lock, next);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    for (const list of ['dependencies', 'optionalDependencies', 'peerDependencies'])
      for (const name of Object.keys(lock[place]?.[list] ?? {}))
        waiting.push({ name, from: place });
  }
  return [...found].sort();
}

/**
 * @param {Record<string, unknown>} lock
 * @param {{ name: string; from: string }} request
 */
function findEntry(lock, { name, from }) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (Object.hasOwn(lock, place)) return place;
    if (!folder.includes('/node_modules/')) {
      const top = `node_modules/${name}`;
      return Object.hasOwn(lock, top) ? top : undefined;
    }
  }
}
