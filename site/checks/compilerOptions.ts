/** Compiler options for code on the pages: what readers are told to use, and the available types. */
export const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  jsx: 'react-jsx',
  skipLibCheck: true,
  resolveJsonModule: true,
  isolatedModules: true,
  types: ['node', '@rslib/core/types'],
};
