import type { Loader } from 'esbuild';

/** How esbuild reads a script: `.mts` like `.ts`. */
export function loaderOf(file: string): Loader {
  const loaders = ['tsx', 'jsx', 'ts', 'js'] as const;
  return loaders.find((name) => file.endsWith(name)) ?? 'js';
}
