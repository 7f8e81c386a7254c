import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VueCompiler } from '../../proof/readVue.ts';

/** What Rslib and Rsbuild tell of a configuration: as they print it, and as it is. */
export interface Inspectable {
  inspectConfig(options: { mode: 'production'; verbose?: boolean }): Promise<{
    environmentConfigs: string[];
    bundlerConfigs: string[];
    origin: {
      environmentConfigs: Record<string, unknown>;
      bundlerConfigs: unknown[];
    };
  }>;
}

/** As much of the tool and its plugins as is needed, from where the examples have them. */
export interface LoadedTool {
  createRslib(options: { cwd: string; config: object }): Promise<Inspectable>;
  rsbuild: {
    version: string;
    createRsbuild(options: { cwd: string; config: object }): Promise<Inspectable>;
  };
  pluginModuleFederation(options: Record<string, unknown>): object;
}

/** Loads the tool that the examples are built with. */
export async function loadTool(root: string): Promise<LoadedTool> {
  const packages = path.join(root, 'examples', 'node_modules');
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(packages, file)).href);
  const core = (await load('@rslib/core/dist/index.js')) as LoadedTool;
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
