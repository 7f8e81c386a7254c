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
const needsTypescript = '(?:^|[^.\\w])dts\\s*:(?!\\s*\\{\\s*isolated)';

/**
 * The pattern of projects that mention a package.
 *
 * @param {string} name
 */
function mentions(name) {
  return `["'](?:${name})["'/]`;
}

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
    pattern: mentions('(?:@rsbuild/plugin-)?react(?:-dom)?'),
    names: { '@rsbuild/plugin-react': '@rsbuild/plugin-react/dist/index.js' },
    files: (packages) => ({
      ...listPackage(packages, 'react'),
      ...listPackage(packages, 'react-refresh'),
      ...listPackage(packages, '@types/react'),
      ...listPackage(packages, 'csstype'),
    }),
  },
  {
    name: 'babel',
    pattern: mentions('@rsbuild/plugin-(?:babel|solid)'),
    names: {
      '@rsbuild/plugin-babel': '@rsbuild/plugin-babel/dist/index.js',
      '@rsbuild/plugin-solid': '@rsbuild/plugin-solid/dist/index.js',
    },
    paths: Object.fromEntries(
      [
        '@babel/core/lib/index.js',
        '@babel/plugin-proposal-decorators/lib/index.js',
        '@babel/preset-typescript/lib/index.js',
        'babel-loader/lib/index.js',
        'babel-preset-solid/index.js',
      ].map((file) => [file, file]),
    ),
    files: (packages) => ({
      ...list(
        packages,
        '@babel',
        /\/(?:core|plugin-proposal-decorators|preset-typescript)\/package\.json$/,
      ),
      ...list(packages, 'babel-loader', /\/package\.json$/),
      ...list(packages, 'babel-preset-solid', /\/package\.json$/),
    }),
  },
  {
    name: 'solid',
    pattern: mentions('solid-js'),
    files: (packages) => ({
      ...listPackage(packages, 'solid-js'),
      ...listPackage(packages, 'csstype'),
      ...listPackage(packages, 'seroval'),
      ...listPackage(packages, 'seroval-plugins'),
    }),
  },
  {
    name: 'svgr',
    pattern: mentions('@rsbuild/plugin-svgr'),
    names: { '@rsbuild/plugin-svgr': '@rsbuild/plugin-svgr/dist/index.js' },
    paths: Object.fromEntries(
      ['loader', 'assetLoader'].map((name) => {
        const file = `@rsbuild/plugin-svgr/dist/${name}.mjs`;
        return [file, file];
      }),
    ),
    files: (packages) => list(packages, '@rsbuild/plugin-svgr', /\/package\.json$/),
  },
  {
    name: 'less',
    pattern: mentions('@rsbuild/plugin-less'),
    names: { '@rsbuild/plugin-less': '@rsbuild/plugin-less/dist/index.js' },
    paths: { 'less-loader/dist/cjs.js': 'less-loader/dist/cjs.js' },
    files: (packages) => list(packages, 'less-loader', /\/package\.json$/),
  },
  {
    name: 'svelte',
    pattern: mentions('(?:@rsbuild/plugin-)?svelte'),
    names: { '@rsbuild/plugin-svelte': '@rsbuild/plugin-svelte/dist/index.js' },
    paths: {
      'svelte-loader/index.js': 'svelte-loader/index.js',
      'svelte/compiler/index.js': 'svelte/compiler/index.js',
    },
    files: (packages) => ({
      ...list(packages, 'svelte-loader', /\.js$|\/package\.json$/),
      ...listPackage(packages, 'svelte'),
      // Its modules are its sources.
      ...list(packages, 'svelte', /\/src\/(?!compiler\/).*\.js$/),
      ...Object.assign(
        {},
        ...['clsx', 'devalue', 'esm-env'].map((name) => listPackage(packages, name)),
      ),
    }),
  },
  {
    name: 'vue',
    pattern: mentions('@rsbuild/plugin-vue|rsbuild-plugin-unplugin-vue'),
    names: {
      '@rsbuild/plugin-vue': '@rsbuild/plugin-vue/dist/index.js',
      'rsbuild-plugin-unplugin-vue': 'rsbuild-plugin-unplugin-vue/dist/index.js',
    },
    paths: Object.fromEntries(
      [
        ...['index', 'pitcher', 'styleInlineLoader', 'stylePostLoader', 'templateLoader'].map(
          (name) => `rspack-vue-loader/dist/${name}.js`,
        ),
        'unplugin/dist/rspack/loaders/load.mjs',
        'unplugin/dist/rspack/loaders/transform.mjs',
        'vue/compiler-sfc/index.js',
      ].map((file) => [file, file]),
    ),
    files: (packages) => ({
      ...listPackage(packages, 'rspack-vue-loader'),
      ...list(packages, 'unplugin', /\/package\.json$/),
      ...list(packages, 'unplugin-vue', /\/package\.json$/),
      ...list(packages, 'vue', /\/package\.json$/),
    }),
  },
  {
    name: 'vue-package',
    pattern: mentions('vue'),
    files: (packages) => ({
      ...list(
        packages,
        'vue',
        /\/dist\/(?:vue\.d\.m?ts|vue\.runtime\.esm-bundler\.js)$|\/vue\/package\.json$/,
      ),
      ...list(
        packages,
        '@vue',
        /\/(?:runtime-\w+|reactivity|shared|compiler-(?:core|dom))\/(?:package\.json$|dist\/.*\.(?:d\.ts|esm-bundler\.js)$)/,
      ),
      ...listPackage(packages, 'csstype'),
      ...list(packages, '@babel/types', /\/lib\/index\.d\.ts$|\/types\/package\.json$/),
    }),
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

/**
 * A package as projects bundle it: its modules and types, without sources and builds for a `<script>`.
 *
 * @param {string} packages
 * @param {string} name
 */
function listPackage(packages, name) {
  return list(
    packages,
    name,
    /(?<!\/(?:umd|src|test|bin)\/.*)(?:\.[cm]?js|\.d\.[cm]?ts|\/package\.json)$/,
  );
}

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
