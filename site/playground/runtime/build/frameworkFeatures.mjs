import { atTheirPath, listPackage, listServed, mentions } from './featureFiles.mjs';

/**
 * What frameworks need, and what compiles their syntax.
 *
 * @type {readonly import('./features.mjs').Feature[]}
 */
export const frameworkFeatures = [
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
    pattern: mentions('@rsbuild/plugin-(?:babel|solid|vue-jsx)'),
    names: {
      '@rsbuild/plugin-babel': '@rsbuild/plugin-babel/dist/index.js',
      '@rsbuild/plugin-solid': '@rsbuild/plugin-solid/dist/index.js',
    },
    paths: atTheirPath([
      '@babel/core/lib/index.js',
      '@babel/plugin-proposal-decorators/lib/index.js',
      '@babel/preset-typescript/lib/index.js',
      'babel-loader/lib/index.js',
      'babel-preset-solid/index.js',
    ]),
    files: (packages) => ({
      ...listServed(
        packages,
        '@babel',
        /\/(?:core|plugin-proposal-decorators|preset-typescript)\/package\.json$/,
      ),
      ...listServed(packages, 'babel-loader', /\/package\.json$/),
      ...listServed(packages, 'babel-preset-solid', /\/package\.json$/),
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
    paths: atTheirPath(
      ['loader', 'assetLoader'].map((name) => `@rsbuild/plugin-svgr/dist/${name}.mjs`),
    ),
    files: (packages) => listServed(packages, '@rsbuild/plugin-svgr', /\/package\.json$/),
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
      ...listServed(packages, 'svelte-loader', /\.js$|\/package\.json$/),
      ...listPackage(packages, 'svelte'),
      // Its modules are its sources.
      ...listServed(packages, 'svelte', /\/src\/(?!compiler\/).*\.js$/),
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
    paths: atTheirPath([
      ...['index', 'pitcher', 'styleInlineLoader', 'stylePostLoader', 'templateLoader'].map(
        (name) => `rspack-vue-loader/dist/${name}.js`,
      ),
      'unplugin/dist/rspack/loaders/load.mjs',
      'unplugin/dist/rspack/loaders/transform.mjs',
      'vue/compiler-sfc/index.js',
    ]),
    files: (packages) => ({
      ...listPackage(packages, 'rspack-vue-loader'),
      ...listServed(packages, 'unplugin', /\/package\.json$/),
      ...listServed(packages, 'unplugin-vue', /\/package\.json$/),
      ...listServed(packages, 'vue', /\/package\.json$/),
    }),
  },
  {
    name: 'vue-package',
    pattern: mentions('vue'),
    files: (packages) => ({
      ...listServed(
        packages,
        'vue',
        /\/dist\/(?:vue\.d\.m?ts|vue\.runtime\.esm-bundler\.js)$|\/vue\/package\.json$|\/jsx(?:-runtime\/index)?\.d\.ts$/,
      ),
      ...listServed(
        packages,
        '@vue',
        /\/(?:runtime-\w+|reactivity|shared|compiler-(?:core|dom))\/(?:package\.json$|dist\/.*\.(?:d\.ts|esm-bundler\.js)$)/,
      ),
      ...listPackage(packages, 'csstype'),
      ...listServed(packages, '@babel/types', /\/lib\/index\.d\.ts$|\/types\/package\.json$/),
    }),
  },
  {
    name: 'vue-jsx',
    pattern: mentions('@rsbuild/plugin-vue-jsx'),
    names: { '@rsbuild/plugin-vue-jsx': '@rsbuild/plugin-vue-jsx/dist/index.js' },
    paths: atTheirPath([
      '@rsbuild/plugin-vue-jsx/node_modules/@rsbuild/plugin-babel/compiled/babel-loader/index.js',
      '@vue/babel-plugin-jsx/dist/index.js',
      'babel-plugin-vue-jsx-hmr/dist/index.cjs',
    ]),
    files: (packages) => ({
      ...listServed(packages, '@rsbuild/plugin-vue-jsx', /\/package\.json$/),
      ...listServed(packages, '@vue/babel-plugin-jsx', /\/package\.json$/),
      ...listServed(packages, 'babel-plugin-vue-jsx-hmr', /\/package\.json$/),
    }),
  },
  // Plugins of Babel, which a config names.
  {
    name: 'react-compiler',
    pattern: mentions('babel-plugin-react-compiler'),
    paths: atTheirPath(['babel-plugin-react-compiler/dist/index.js']),
    files: (packages) => listServed(packages, 'babel-plugin-react-compiler', /\/package\.json$/),
  },
  {
    name: 'babel-polyfills',
    pattern: mentions('babel-plugin-polyfill-corejs3'),
    paths: atTheirPath(['babel-plugin-polyfill-corejs3/lib/index.js']),
    files: (packages) => listServed(packages, 'babel-plugin-polyfill-corejs3', /\/package\.json$/),
  },
];
