import type { DefaultsData } from '../data/defaultsData.ts';
import { isPossible, options } from '../explorer/choices.ts';
import { flattenOptions } from './flattenOptions.ts';
import type { LoadedTool } from './loadTool.ts';

const targets = ['node', 'web'] as const;

/** All kinds of output that can be built. */
export const outputKinds = options.bundle.flatMap((bundle) =>
  targets.flatMap((target) =>
    options.format
      .filter((format) => isPossible({ format, bundle }))
      .map((format) => ({ format, bundle: bundle === 'true', target })),
  ),
);

/** Sections of the configuration that affect how a library is built. */
const sections = ['source', 'resolve', 'output', 'splitChunks', 'performance'];

/** The plugin that is required for Module Federation. */
export function createFederation(
  tool: LoadedTool,
): ReturnType<LoadedTool['pluginModuleFederation']> {
  return tool.pluginModuleFederation({
    name: 'remote',
    exposes: { '.': './src/index.ts' },
    dts: false,
  });
}

/** Resolves the tool's configuration for each kind of output, and that of Rsbuild without Rslib. */
export async function computeDefaults(
  tool: LoadedTool,
  { project, version }: { project: string; version: string },
): Promise<DefaultsData> {
  const lib = outputKinds.map(({ format, bundle, target }, index) => ({
    id: `kind${index}`,
    format,
    bundle,
    output: { target },
    ...(format === 'mf' ? { plugins: [createFederation(tool)] } : {}),
  }));
  const rslib = await tool.createRslib({ cwd: project, config: { lib, logLevel: 'silent' } });
  const { origin } = await rslib.inspectConfig({ mode: 'production' });
  const ofKinds = outputKinds.map((_, index) =>
    describe(origin.environmentConfigs[`kind${index}`], origin.bundlerConfigs[index], project),
  );
  const rsbuild = {
    node: await describeRsbuild(tool, project, 'node'),
    web: await describeRsbuild(tool, project, 'web'),
  };
  const names = [
    ...new Set([...ofKinds, rsbuild.node, rsbuild.web].flatMap((found) => Object.keys(found))),
  ].sort();
  const rows = names.map((option) => ({
    option,
    rsbuild: { node: rsbuild.node[option] ?? '–', web: rsbuild.web[option] ?? '–' },
    values: ofKinds.map((found) => found[option] ?? '–'),
  }));
  return {
    tools: `Rslib ${version} and Rsbuild ${tool.rsbuild.version}`,
    kinds: outputKinds,
    rows,
  };
}

async function describeRsbuild(
  tool: LoadedTool,
  project: string,
  target: 'node' | 'web',
): Promise<Record<string, string>> {
  const rsbuild = await tool.rsbuild.createRsbuild({
    cwd: project,
    config: { output: { target }, logLevel: 'silent' },
  });
  const { origin } = await rsbuild.inspectConfig({ mode: 'production' });
  const [environment] = Object.values(origin.environmentConfigs);
  return describe(environment, origin.bundlerConfigs[0], project);
}

function describe(environment: unknown, bundler: unknown, project: string): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(environment as object).filter(([name]) => sections.includes(name)),
  );
  const { target, externalsType, output, optimization } = bundler as Record<string, unknown>;
  const { library, module, chunkFormat, chunkLoading } = output as Record<string, unknown>;
  const { concatenateModules, splitChunks, moduleIds, nodeEnv } = optimization as Record<
    string,
    unknown
  >;
  return flattenOptions(
    {
      ...own,
      'tools.rspack': {
        target,
        externalsType,
        output: { library, module, chunkFormat, chunkLoading },
        optimization: {
          concatenateModules,
          splitChunks: splitChunks !== false,
          moduleIds,
          nodeEnv,
        },
      },
    },
    project,
  );
}
