import { atTheirPath, listServed, mentions } from './featureFiles.mjs';

/**
 * What styles in other languages need.
 *
 * @type {readonly import('./features.mjs').Feature[]}
 */
export const styleFeatures = [
  {
    name: 'less',
    pattern: mentions('@rsbuild/plugin-less'),
    names: { '@rsbuild/plugin-less': '@rsbuild/plugin-less/dist/index.js' },
    paths: atTheirPath(['less-loader/dist/cjs.js', 'less/dist/less-node.cjs']),
    files: (packages) => ({
      ...listServed(packages, 'less-loader', /\/package\.json$/),
      ...listServed(packages, 'less', /\/package\.json$/),
    }),
  },
  {
    name: 'sass',
    pattern: mentions('@rsbuild/plugin-sass'),
    names: { '@rsbuild/plugin-sass': '@rsbuild/plugin-sass/dist/index.js' },
    paths: {
      ...atTheirPath([
        '@rsbuild/plugin-sass/compiled/resolve-url-loader/index.js',
        '@rsbuild/plugin-sass/compiled/sass-loader/index.js',
      ]),
      // The same release of the same compiler, which is a program for processors under this name.
      'sass-embedded/dist/lib/index.js': 'sass/sass.node.js',
    },
    files: (packages) => ({
      ...listServed(packages, '@rsbuild/plugin-sass', /\/package\.json$/),
      ...listServed(packages, 'sass-embedded', /\/package\.json$/),
    }),
  },
];
