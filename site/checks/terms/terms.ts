import type { Phrases } from 'islet-prove';

/**
 * Alternative names with the preferred term, from the glossary or common usage, and
 * names with their correct case.
 */
export const terms: Phrases = {
  'and cjs': 'and CommonJS',
  'api extractor': 'API Extractor',
  'bundled mode': 'bundle mode',
  'bundle-less': 'bundleless',
  'bundling mode': 'bundle mode',
  'cjs output': 'CommonJS output',
  'configuration file': 'config file',
  'configuration files': 'config files',
  'css modules': 'CSS modules',
  deps: 'dependencies',
  'development server': 'dev server',
  'development servers': 'dev servers',
  folder: 'directory',
  folders: 'directories',
  'lib config': 'lib item',
  'lib configs': 'lib items',
  'library config': 'lib item',
  'module federation': 'Module Federation',
  node: 'Node.js',
  nodejs: 'Node.js',
  'peer deps': 'peer dependencies',
  'plug-in': 'plugin',
  'plug-ins': 'plugins',
  'run time': 'runtime',
  sourcemap: 'source map',
  sourcemaps: 'source maps',
  'tree-shaking': 'tree shaking',
  'type declaration': 'declaration file',
  'type declarations': 'declaration files',
  'type definition': 'declaration file',
  'type definitions': 'declaration files',
  'type file': 'declaration file',
  'type files': 'declaration files',
  typings: 'declaration files',
};
