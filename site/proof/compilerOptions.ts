/** How code of the pages is compiled; what readers are told to set, and the types they have. */
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
