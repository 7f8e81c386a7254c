import { rm } from 'node:fs/promises';
import path from 'node:path';
import { normalizePaths, readFiles, runNode, writeFolder } from 'islet-prove';
import {
  type Choice,
  firstChoice,
  keyOf,
  listChoices,
  options,
  printConfig,
  printLibItem,
} from '../explorer/choices.ts';
import {
  declarationOptions,
  type ExplorerData,
  type ExplorerStart,
  findOutput,
  scriptOptions,
  syntaxOf,
  type WrittenFile,
  type WrittenFiles,
} from '../explorer/explorerData.ts';
import { type Code, highlightLines } from './highlightLines.ts';
import type { Tool } from './tool.ts';

/** Number of choices that are built completely to verify that scripts and types are independent. */
const samples = 6;

/**
 * Builds the example of the explorer with every choice and returns its data files, with each text once.
 * Declaration files don't depend on the options for scripts, so they are built only once per
 * format, mode and kind; this is verified with samples. Throws if it is not true.
 */
export async function computeExplorer({
  root,
  tool,
}: {
  root: string;
  tool: Tool;
}): Promise<Record<string, Buffer>> {
  const build = (choices: readonly Choice[]) => buildChoices(root, tool, choices);
  const all = listChoices();
  const isUsual = ({ syntax, minify, shims }: Choice): boolean =>
    syntax === firstChoice.syntax && minify === firstChoice.minify && shims === firstChoice.shims;
  const scripts = all.filter(({ dts }) => dts === 'false');
  const declarations = all.filter((choice) => choice.dts !== 'false' && isUsual(choice));
  const scriptFiles = await build(scripts);
  const declarationFiles = (await build(declarations)).map((files) => pick(files, isDeclaration));

  const data = new Map<string, ExplorerData>();
  for (const format of options.format) {
    const { texts, refer } = numberTexts();
    const collect = (
      choices: readonly Choice[],
      built: readonly WrittenFiles[],
      names: Parameters<typeof keyOf>[1],
    ) =>
      Object.fromEntries(
        choices.flatMap((choice, index) =>
          choice.format === format ? [[keyOf(choice, names), refer(built[index] ?? {})]] : [],
        ),
      );
    const ofFormat = {
      scripts: collect(scripts, scriptFiles, scriptOptions),
      declarations: collect(declarations, declarationFiles, declarationOptions),
    };
    data.set(format, { texts: texts(), ...ofFormat, html: {} });
  }

  const find = (choice: Choice): WrittenFiles => {
    const ofFormat = data.get(choice.format);
    return ofFormat ? findOutput(ofFormat, choice) : {};
  };
  const sampled = sample(all.filter((choice) => choice.dts !== 'false' && !isUsual(choice)));
  for (const [index, files] of (await build(sampled)).entries()) {
    const choice = sampled[index] ?? firstChoice;
    if (JSON.stringify(files) !== JSON.stringify(find(choice))) {
      throw new Error(`Scripts and declaration files are not independent with ${keyOf(choice)}.`);
    }
  }
  const highlight = (choices: readonly Choice[]) =>
    highlightLines(choices.flatMap((choice) => listCodes(choice, find(choice))));
  for (const [format, ofFormat] of data) {
    ofFormat.html = await highlight(all.filter((choice) => choice.format === format));
  }
  const start: ExplorerStart = {
    tool: `Rslib ${tool.version}`,
    files: find(firstChoice),
    html: await highlight([firstChoice]),
  };
  return Object.fromEntries(
    [...data, ['start', start] as const].map(([name, content]) => [
      `${name}.json`,
      Buffer.from(`${JSON.stringify(content, null, 1)}\n`),
    ]),
  );
}

/** Numbers each different text once; `refer` gives the numbers of files, and `texts` all texts so far. */
function numberTexts() {
  const numbers = new Map<WrittenFile, number>();
  return {
    texts: () => [...numbers.keys()],
    refer: (files: WrittenFiles): Record<string, number> =>
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => {
          if (!numbers.has(text)) numbers.set(text, numbers.size);
          return [name, numbers.get(text) ?? 0];
        }),
      ),
  };
}

/** Some of the choices, at equal distances. */
function sample(choices: readonly Choice[]): Choice[] {
  const step = Math.floor(choices.length / samples);
  return choices.filter((_, index) => index % step === 0);
}

/** All code that the explorer shows for a choice. */
function listCodes(choice: Choice, files: WrittenFiles): Code[] {
  const outputs = Object.entries(files).flatMap(([name, text]): Code[] =>
    typeof text === 'string' ? [{ text, language: syntaxOf(name) }] : [],
  );
  return [{ text: printConfig(choice), language: 'ts' }, ...outputs];
}

/** Builds choices in one run of the tool, each in its own folder. */
async function buildChoices(
  root: string,
  { bin }: Tool,
  choices: readonly Choice[],
): Promise<WrittenFiles[]> {
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
  if (code !== 0) throw new Error(`The choices of the explorer cannot be built:\n${output}`);
  const place = { folder, packages, name: 'explorer' };
  const built: WrittenFiles[] = [];
  for (const index of choices.keys()) {
    const files = await readFiles(path.join(folder, 'dist', String(index)), () => true);
    built.push(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          `dist/${name}`,
          shorten(normalizePaths(String(content), place)),
        ]),
      ),
    );
  }
  await rm(folder, { recursive: true });
  return built;
}

/** The runtime of Module Federation is too long to read. */
const longestText = 32 * 1024;

const shorten = (text: string): WrittenFile =>
  text.length > longestText ? Buffer.byteLength(text) : text;

const isDeclaration = (name: string): boolean => /\.d\.[cm]?ts$/.test(name);

function pick(files: WrittenFiles, wanted: (name: string) => boolean): WrittenFiles {
  return Object.fromEntries(Object.entries(files).filter(([name]) => wanted(name)));
}
