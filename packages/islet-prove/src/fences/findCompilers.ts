import { createRequire } from 'node:module';
import path from 'node:path';
import type { VueCompiler } from './readVue.ts';

/** Absolute path of the TypeScript compiler that is installed for a folder. Throws if there is none. */
export const findTypeScript = (folder: string): string =>
  path.join(path.dirname(resolveFrom(folder, 'typescript/package.json')), 'bin/tsc');

/** Loads the compiler of Vue that is installed for a folder. Throws if there is none. */
export function loadVueCompiler(folder: string): VueCompiler {
  const load = createRequire(path.join(folder, 'package.json'));
  return load(resolveFrom(folder, '@vue/compiler-sfc')) as VueCompiler;
}

function resolveFrom(folder: string, specifier: string): string {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve(specifier);
  } catch (error) {
    const name = specifier.replace('/package.json', '');
    throw new Error(
      `Code on the pages is checked with \`${name}\`, which is not installed. Run \`npm install --save-dev ${name}\`.`,
      { cause: error },
    );
  }
}
