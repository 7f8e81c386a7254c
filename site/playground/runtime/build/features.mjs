import {
  atTheirPath,
  listAs,
  listPackage,
  listPackageAndNeeded,
  listServed,
  mentions,
} from './featureFiles.mjs';
import { frameworkFeatures } from './frameworkFeatures.mjs';
import { styleFeatures } from './styleFeatures.mjs';

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
const needsTypescript = '(?:^|[^.\\w])dts\\s*:(?!\\s*\\{\\s*isolated)';

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
      ...listServed(packages, '@microsoft', /\/package\.json$|\/(?:schemas|extends)\/.*\.json$/),
      ...listServed(packages, '@rushstack', /\/package\.json$/),
      ...listServed(packages, '@rslib/core', /\.d\.ts$|package\.json$/),
      ...listServed(packages, '@rsbuild/core', /core\/types\.d\.ts$|core\/dist\/.*\.d\.ts$/),
    }),
  },
  {
    name: 'node-types',
    pattern: '["\']node["\']|["\']node:|\\bprocess\\.|@types/node',
    files: (packages) => ({
      ...listServed(packages, '@types/node', /\.d\.ts$|package\.json$/),
      ...listServed(packages, 'undici-types', /\.d\.ts$|package\.json$/),
    }),
  },
  {
    name: 'federation',
    pattern: '@module-federation/',
    names: {
      '@module-federation/rsbuild-plugin': '@module-federation/rsbuild-plugin/dist/index.mjs',
    },
    files: (packages) => ({
      ...listServed(packages, '@module-federation', /\/package\.json$/),
      ...listServed(packages, '@module-federation/node', /\/runtimePlugin\.js$/),
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
        ].map((name) => listServed(packages, `@module-federation/${name}`, /\.c?m?js$/)),
      ),
      // Its source becomes output, so it is run as it is published.
      '@rspack/core/dist/moduleFederationDefaultRuntime.js':
        '@rspack/core/dist/moduleFederationDefaultRuntime.js',
    }),
  },
  ...frameworkFeatures,
  ...styleFeatures,
  {
    name: 'data',
    pattern: mentions('@rsbuild/plugin-(?:toml|yaml)'),
    names: {
      '@rsbuild/plugin-toml': '@rsbuild/plugin-toml/dist/index.js',
      '@rsbuild/plugin-yaml': '@rsbuild/plugin-yaml/dist/index.js',
      toml: 'toml/index.js',
    },
    paths: atTheirPath(['@rsbuild/plugin-yaml/compiled/yaml-loader/index.js']),
    files: (packages) => listServed(packages, '@rsbuild/plugin-yaml', /\/package\.json$/),
  },
  {
    name: 'node-polyfill',
    pattern: mentions('@rsbuild/plugin-node-polyfill'),
    names: { '@rsbuild/plugin-node-polyfill': '@rsbuild/plugin-node-polyfill/dist/index.js' },
    files: (packages) => listPackageAndNeeded(packages, '@rsbuild/plugin-node-polyfill'),
  },
  // Packages that a project may bundle, with their types.
  ...['mitt', 'ms', 'nanoid'].map((name) => ({
    name,
    pattern: mentions(name),
    files: (/** @type {string} */ packages) => ({
      ...listPackage(packages, name),
      ...listPackage(packages, `@types/${name}`),
    }),
  })),
];
