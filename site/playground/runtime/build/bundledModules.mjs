import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { features } from './features.mjs';
import { missingModules, ownStandIns, packageStandIns } from './standInNames.mjs';

const standIns = fileURLToPath(new URL('../standIns', import.meta.url));

/** Modules that the tool loads by their path at each build: loaders, and what it asks `createRequire` for. */
const loadedByPath = [
  '@rsbuild/core/compiled/css-loader/index.js',
  '@rsbuild/core/compiled/html-rspack-plugin/index.js',
  '@rsbuild/core/compiled/postcss/index.js',
  '@rsbuild/core/compiled/postcss-loader/index.js',
  '@rsbuild/core/compiled/style-loader/index.js',
  '@rsbuild/core/dist/cssUrlLoader.mjs',
  '@rsbuild/core/dist/ignoreCssLoader.mjs',
  '@rsbuild/core/dist/transformLoader.mjs',
  '@rsbuild/core/dist/transformRawLoader.mjs',
  '@rsbuild/core/dist/workerLoader.mjs',
  '@rslib/core/dist/libCssExtractLoader.js',
  '@rspack/core/compiled/watchpack/index.js',
  '@rspack/core/compiled/webpack-sources/index.js',
  '@rspack/core/dist/cssExtractLoader.js',
];

/**
 * The modules that the bundle is made of besides files: what is loaded by path, and the stand-ins by name.
 *
 * @param {{ packages: string; place: string }} where
 */
export function printModules({ packages, place }) {
  const found = loadedByPath.filter((file) => existsSync(path.join(packages, file)));
  return {
    files: found,
    modules: {
      'runtime:place': `export const place = ${JSON.stringify(place)};`,
      'runtime:registry': `export const modules = {\n${found
        .map(
          (file) =>
            `${JSON.stringify(`${place}/${file}`)}: () => require(${JSON.stringify(path.join(packages, file))}),`,
        )
        .join('\n')}\n};`,
      'runtime:node': printNode(),
      'runtime:features': printFeatures({ packages, place }),
    },
  };
}

function printNode() {
  const own = Object.entries(ownStandIns).map(([id, name]) => [
    id,
    path.join(standIns, `${name}.ts`),
  ]);
  const others = Object.keys(packageStandIns).map((id) => [id, `node:${id}`]);
  const all = [...own, ...others];
  return `import { createUnavailable } from ${JSON.stringify(path.join(standIns, 'unavailable.ts'))};
${all.map(([, file], index) => `import * as m${index} from ${JSON.stringify(file)};`).join('\n')}
const toExports = (module) => module.default ?? module;
export const modules = {
${all.map(([id], index) => `${JSON.stringify(id)}: toExports(m${index}),`).join('\n')}
${missingModules.map((id) => `${JSON.stringify(id)}: createUnavailable(${JSON.stringify(`node:${id}`)}),`).join('\n')}
};`;
}

/**
 * The features with their modules, each of which is downloaded when it is first loaded.
 *
 * @param {{ packages: string; place: string }} where
 */
function printFeatures({ packages, place }) {
  const printed = features.map(({ name, pattern, names = {}, paths = {}, files }) => {
    // What `require` gives of a module of CommonJS is the default export of its import.
    const load = (/** @type {string} */ file) =>
      `() => import(${JSON.stringify(path.join(packages, file))}).then(toExports)`;
    const print = (/** @type {string} */ id, /** @type {string} */ file) =>
      `${JSON.stringify(id)}: ${load(file)}`;
    const byName = Object.entries(names).map(([id, file]) => print(id, file));
    const byPath = Object.entries(paths).map(([id, file]) => print(`${place}/${id}`, file));
    const text = `name: ${JSON.stringify(name)}, pattern: ${JSON.stringify(pattern)}, hasFiles: ${Boolean(files)}`;
    return `{ ${text}, names: { ${byName} }, paths: { ${byPath} } }`;
  });
  return `const toExports = (module) => module.default ?? module;\nexport const features = [\n${printed.join(',\n')}\n];`;
}
