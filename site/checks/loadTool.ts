import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A configuration of Rslib or Rsbuild that can be inspected. */
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

/** The parts of the tool and its plugins that are used, as installed for the examples. */
export interface LoadedTool {
  createRslib(options: { cwd: string; config: object }): Promise<Inspectable>;
  rsbuild: {
    version: string;
    createRsbuild(options: { cwd: string; config: object }): Promise<Inspectable>;
  };
  pluginModuleFederation(options: Record<string, unknown>): object;
}

/** Loads the tool that builds the examples. */
export async function loadTool(root: string): Promise<LoadedTool> {
  const packages = path.join(root, 'site/examples', 'node_modules');
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
