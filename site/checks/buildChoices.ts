import { rm } from 'node:fs/promises';
import path from 'node:path';
import { normalizePaths, readFiles, runNode, writeFolder } from 'islet-prove';
import { type Choice, printLibItem } from '../explorer/choices.ts';

/** Files of one output, in whole, by path. */
export type BuiltFiles = Record<string, string>;

/**
 * Builds choices of the explorer in one run of a release, whose command line script is `bin`, each in its own folder.
 * Those that the release can't build are null, and the others are built again without them.
 */
export async function buildChoices(
  root: string,
  { bin }: { bin: string },
  choices: readonly Choice[],
): Promise<Array<BuiltFiles | null>> {
  const packages = path.join(root, 'site/examples', 'node_modules');
  const folder = path.join(root, 'site/examples', '.work', 'explorer');
  const project = path.join(root, 'site/examples', 'explorer');
  // The Module Federation plugin must know its environment, which is `mf` if it is the only one.
  // Paths of this folder are removed before minification, which chooses variable names by letter frequency.
  const config = `import * as federation from '@module-federation/rsbuild-plugin';
const pluginModuleFederation = (options) => options;
const folder = ${JSON.stringify(folder)};
const lib = [${choices.map(printLibItem).join(',\n')}];
for (const [index, item] of lib.entries()) {
  item.id = \`choice\${index}\`;
  item.output = { ...item.output, distPath: \`dist/\${index}\` };
  item.plugins = item.plugins?.map((options) =>
    federation.pluginModuleFederation(options, { environment: item.id }),
  );
  item.tools = { rspack: [item.tools?.rspack ?? {}, forgetFolder] };
}
function forgetFolder(config, { rspack }) {
  const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
  config.plugins.push({
    apply: ({ hooks }) =>
      hooks.compilation.tap('folder', (compilation) =>
        compilation.hooks.processAssets.tap({ name: 'folder', stage }, (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            const text = String(source.source());
            if (!text.includes(folder)) continue;
            const moved = text.replaceAll(folder, '/projects/explorer');
            compilation.updateAsset(name, new rspack.sources.RawSource(moved));
          }
        }),
      ),
  });
}
export default { lib, logLevel: 'error', performance: { buildCache: false } };
`;
  await writeFolder(folder, {
    ...(await readFiles(project, (name) => !/^(?:dist|node_modules)(?:\/|$)/.test(name))),
    'rslib.config.mjs': config,
  });
  const { output, code } = await runNode([bin], { cwd: folder });
  if (code !== 0) {
    const failed = listFailed(output);
    if (failed.size === 0)
      throw new Error(`The choices of the explorer cannot be built:\n${output}`);
    const built = (
      await buildChoices(
        root,
        { bin },
        choices.filter((_, index) => !failed.has(index)),
      )
    ).values();
    return choices.map((_, index) => (failed.has(index) ? null : (built.next().value ?? null)));
  }
  const place = { folder, packages, name: 'explorer' };
  const built: BuiltFiles[] = [];
  for (const index of choices.keys()) {
    const files = await readFiles(path.join(folder, 'dist', String(index)), () => true);
    built.push(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          `dist/${name}`,
          normalizePaths(String(content), place),
        ]),
      ),
    );
  }
  await rm(folder, { recursive: true });
  return built;
}

/** The choices whose builds failed, by what the tool printed: `error   build failed in 5.74s (choice59)`. */
const listFailed = (output: string): Set<number> =>
  new Set(
    Array.from(output.matchAll(/\bbuild failed in .*\(choice(\d+)\)/g), ([, index]) =>
      Number(index),
    ),
  );
