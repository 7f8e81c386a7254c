import { listPackageFiles } from './listPackageFiles.mjs';

/**
 * @typedef {object} Feature What is downloaded only for the projects that use it.
 * @property {string} name
 * @property {string} pattern Of its users: tried with the texts of a project, whose paths are before them.
 * @property {Record<string, string>} [names] Modules that configs import by name: where each is.
 * @property {Record<string, string>} [paths] Modules that are loaded by path: where each is, if that differs.
 * @property {(packages: string) => Record<string, string>} [files] Files that must lie in the file system: where each is.
 */

const typescript = '@microsoft/api-extractor/node_modules/typescript';

/** Declaration files by TypeScript; `isolated` needs none of it. */
const needsTypescript = '(?:^|[^.\\w])dts\\s*:\\s*(?!\\{\\s*isolated)';

/** @type {readonly Feature[]} */
export const features = [
  {
    name: 'typescript',
    pattern: needsTypescript,
    // TypeScript 7 is a program for processors, so it is the release that API Extractor has, which is written in JavaScript.
    names: { '@microsoft/api-extractor': '@microsoft/api-extractor/lib-commonjs/index.js' },
    paths: {
      'rsbuild-plugin-dts/dist/dts.js': 'rsbuild-plugin-dts/dist/dts.js',
      'typescript/lib/typescript.js': `${typescript}/lib/typescript.js`,
    },
    files: (packages) => ({
      'typescript/package.json': `${typescript}/package.json`,
      ...listAs(packages, `${typescript}/lib`, {
        wanted: /\/lib(?:\.[\w.]+)?\.d\.ts$/,
        place: 'typescript/lib',
      }),
      ...list(packages, '@microsoft', /\/package\.json$|\/(?:schemas|extends)\/.*\.json$/),
      ...list(packages, '@rushstack', /\/package\.json$/),
      ...list(packages, '@rslib/core', /\.d\.ts$|package\.json$/),
      ...list(packages, '@rsbuild/core', /core\/types\.d\.ts$|core\/dist\/.*\.d\.ts$/),
    }),
  },
  {
    name: 'node-types',
    pattern: '["\']node["\']|["\']node:|\\bprocess\\.|@types/node',
    files: (packages) => ({
      ...list(packages, '@types/node', /\.d\.ts$|package\.json$/),
      ...list(packages, 'undici-types', /\.d\.ts$|package\.json$/),
    }),
  },
  {
    name: 'federation',
    pattern: '@module-federation/',
    names: {
      '@module-federation/rsbuild-plugin': '@module-federation/rsbuild-plugin/dist/index.mjs',
    },
    files: (packages) => ({
      ...list(packages, '@module-federation', /\/package\.json$/),
      ...Object.assign(
        {},
        ...[
          'error-codes',
          'inject-external-runtime-core-plugin',
          'runtime',
          'runtime-core',
          'runtime-tools',
          'sdk',
          'webpack-bundler-runtime',
        ].map((name) => list(packages, `@module-federation/${name}`, /\.c?m?js$/)),
      ),
      // Its source becomes output, so it is run as it is published.
      '@rspack/core/dist/moduleFederationDefaultRuntime.js':
        '@rspack/core/dist/moduleFederationDefaultRuntime.js',
    }),
  },
  {
    name: 'react',
    pattern: '["\'](?:@rsbuild/plugin-)?react["\'/]|\\.[jt]sx(?:\\n|$)',
    names: { '@rsbuild/plugin-react': '@rsbuild/plugin-react/dist/index.js' },
    files: (packages) => ({
      ...list(packages, 'react', /\/(?:package\.json|[\w-]+\.js)$/),
      ...list(packages, 'react-refresh', /\/(?:package\.json|[\w-]+\.js)$/),
      ...list(packages, '@types/react', /\.d\.ts$|package\.json$/),
      ...list(packages, 'csstype', /\.d\.ts$|package\.json$/),
    }),
  },
];

/**
 * @param {string} packages
 * @param {string} folder
 * @param {RegExp} wanted
 */
const list = (packages, folder, wanted) => listAs(packages, folder, { wanted, place: folder });

/**
 * Files of a folder of `node_modules` by the path that they get.
 *
 * @param {string} packages
 * @param {string} folder
 * @param {{ wanted: RegExp; place: string }} choice
 * @returns {Record<string, string>}
 */
function listAs(packages, folder, { wanted, place }) {
  const files = listPackageFiles(packages, folder, (file) => wanted.test(`/${file}`));
  return Object.fromEntries(files.map((file) => [place + file.slice(folder.length), file]));
}
