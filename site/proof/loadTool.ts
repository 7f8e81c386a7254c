import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VueCompiler } from '../../proof/readVue.ts';

type Core = typeof import('@rslib/core');

/** The tool and its plugins as modules, from where the examples have them. */
export interface LoadedTool extends Pick<Core, 'createRslib' | 'rsbuild'> {
  pluginModuleFederation(options: Record<string, unknown>): import('@rslib/core').RsbuildPlugin;
}

/** Loads the tool that the examples are built with. */
export async function loadTool(root: string): Promise<LoadedTool> {
  const packages = path.join(root, 'examples', 'node_modules');
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(packages, file)).href);
  const core = (await load('@rslib/core/dist/index.js')) as Core;
  const federation = (await load('@module-federation/rsbuild-plugin/dist/index.js')) as LoadedTool;
  return {
    createRslib: core.createRslib,
    rsbuild: core.rsbuild,
    pluginModuleFederation: federation.pluginModuleFederation,
  };
}

/** Loads the compiler with which the examples compile components of Vue. */
export function loadVueCompiler(root: string): VueCompiler {
  const require = createRequire(path.join(root, 'examples', 'package.json'));
  return require('@vue/compiler-sfc') as VueCompiler;
}
