import type { PackageFields } from './resolvePackage.ts';

/** Shapes of `package.json` that the rules are compared with the real resolvers for. */
export const packageCases: Readonly<
  Record<string, { fields: PackageFields; paths?: string[]; missing?: string[] }>
> = {
  'only main': { fields: { main: './lib/index.js' } },
  'main without a dot': { fields: { main: 'lib/index.js' } },
  'main without an extension': { fields: { main: './lib/index' } },
  'main that is a directory': {
    fields: { main: './lib' },
    missing: ['./lib.js', './lib.json', './lib', './lib.ts', './lib.tsx', './lib.d.ts'],
  },
  nothing: { fields: {} },
  'main and module': {
    fields: { main: './lib/index.cjs', module: './es/index.js', types: './types/index.d.ts' },
  },
  'browser and main': { fields: { main: './lib/index.js', browser: './lib/browser.js' } },
  'browser as an object': {
    fields: { main: './lib/index.js', browser: { './lib/index.js': './lib/browser.js' } },
  },
  'browser as an object, and exports': {
    fields: { exports: './lib/index.js', browser: { './lib/index.js': './lib/browser.js' } },
  },
  typings: {
    fields: { main: './lib/index.js', typings: './lib/other.d.ts', types: './lib/index.d.ts' },
  },
  'exports as a text': { fields: { type: 'module', exports: './dist/index.js' } },
  'exports and main': {
    fields: {
      main: './old.js',
      module: './old.mjs',
      types: './old.d.ts',
      exports: { '.': './dist/index.js' },
    },
  },
  'import and require': {
    fields: {
      type: 'module',
      exports: { '.': { import: './dist/index.js', require: './dist/index.cjs' } },
    },
  },
  'types first': {
    fields: {
      type: 'module',
      exports: {
        types: './dist/index.d.ts',
        import: './dist/index.js',
        require: './dist/index.cjs',
      },
    },
  },
  'types last': {
    fields: {
      exports: {
        '.': {
          import: './dist/index.mjs',
          require: './dist/index.js',
          types: './types/index.d.ts',
        },
      },
    },
  },
  'types in each': {
    fields: {
      exports: {
        '.': {
          import: { types: './dist/index.d.mts', default: './dist/index.mjs' },
          require: { types: './dist/index.d.ts', default: './dist/index.js' },
        },
      },
    },
  },
  'types that are missing': {
    fields: { exports: { '.': { types: './types/index.d.ts', default: './dist/index.js' } } },
    missing: ['./types/index.d.ts'],
  },
  'only import': { fields: { type: 'module', exports: { '.': { import: './dist/index.js' } } } },
  'only require': { fields: { exports: { '.': { require: './dist/index.js' } } } },
  'default first': { fields: { exports: { '.': { default: './a.js', import: './b.mjs' } } } },
  'conditions of platforms': {
    fields: {
      exports: { '.': { browser: './browser.js', node: './node.js', default: './index.js' } },
    },
  },
  'nested conditions': {
    fields: {
      exports: {
        '.': { node: { import: './node.mjs', require: './node.cjs' }, default: './index.js' },
      },
    },
  },
  'nested conditions without a match': {
    fields: { exports: { '.': { node: { deno: './deno.js' }, default: './index.js' } } },
  },
  'module and development': {
    fields: {
      exports: {
        '.': {
          development: './dev.js',
          module: './module.js',
          import: './index.mjs',
          default: './index.js',
        },
      },
    },
  },
  production: {
    fields: {
      exports: { '.': { production: './prod.js', development: './dev.js', default: './index.js' } },
    },
  },
  'module-sync': {
    fields: { exports: { '.': { 'module-sync': './sync.mjs', default: './index.js' } } },
  },
  webpack: { fields: { exports: { '.': { webpack: './webpack.js', default: './index.js' } } } },
  'a list of targets': { fields: { exports: { '.': ['not-relative', './index.js'] } } },
  'a list of conditions': { fields: { exports: { '.': [{ deno: './deno.js' }, './index.js'] } } },
  'null as the target': { fields: { exports: { '.': { node: null, default: './index.js' } } } },
  'paths of its own': {
    fields: {
      exports: {
        '.': './index.js',
        './button': './dist/button.js',
        './package.json': './package.json',
      },
    },
    paths: ['.', './button', './other', './package.json', './dist/button.js'],
  },
  patterns: {
    fields: {
      exports: {
        './*': './dist/*.js',
        './icons/*': './dist/icons/*.mjs',
        './icons/private/*': null,
      },
    },
    paths: ['.', './a', './icons/star', './icons/private/x'],
  },
  'patterns with an ending': {
    fields: { exports: { './*.css': './styles/*.css', './*.js': './dist/*.js' } },
    paths: ['./a.js', './b'],
  },
  'a pattern twice': {
    fields: { exports: { './*': { types: './dist/*/*.d.ts', default: './dist/*/*.js' } } },
    paths: ['./a'],
  },
  'types for versions': {
    fields: {
      exports: {
        '.': { 'types@>=4.0': './new.d.ts', types: './index.d.ts', default: './index.js' },
      },
    },
  },
  'a path without exports': { fields: { main: './index.js' }, paths: ['./lib/button.js'] },
  'a path without an extension': { fields: { main: './index.js' }, paths: ['./lib/button'] },
  'the type of a subpath': {
    fields: {
      type: 'module',
      exports: { '.': './index.mjs', './cli': { types: './cli.d.cts', require: './cli.cjs' } },
    },
    paths: ['.', './cli'],
  },
  'no path matches': { fields: { exports: { './a': './a.js' } } },
  'exports is null': { fields: { main: './index.js', exports: null } },
  'a module without main': { fields: { type: 'module', module: './es/index.js' } },
};
