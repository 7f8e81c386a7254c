import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '@docs/common/types.ts';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';

/** The bundled theme: what pages refer to, and where its files lie. */
export interface SiteBundle {
  /** Path of the first script and of the stylesheets, below the base (`assets/boot.1a2b3c4d.js`). */
  boot: string;
  stylesheets: string[];
  /** Absolute paths of the server's entry and of every file that belongs into the output. */
  serverEntry: string;
  files: Array<{ source: string; output: string }>;
}

interface Manifest {
  allFiles: string[];
  entries: Record<string, { initial?: { js?: string[]; css?: string[] } }>;
}

/** A bundle, or why there is none. */
export type BundleResult = SiteBundle | { problems: Problem[] };

/** Bundles both environments once. */
export async function bundleSite(config: RsbuildConfig, outputs: Outputs): Promise<BundleResult> {
  const collector = createErrorCollector(config.root ?? '');
  // Without a mode of its own, it would be what NODE_ENV happens to say.
  const built: RsbuildConfig = { mode: 'production' };
  const rsbuild = await createRsbuild({
    config: mergeRsbuildConfig(config, built, collector.config),
  });
  try {
    const { close } = await rsbuild.build();
    await close();
  } catch (error) {
    const problems = collector.take();
    if (problems.length === 0) throw error;
    return { problems };
  }
  return readBundle(outputs);
}

/** Bundles both environments, and again upon every change of their sources. */
export async function watchBundle(
  config: RsbuildConfig,
  outputs: Outputs,
  onBuilt: (result: BundleResult) => void,
): Promise<{ close(): Promise<void> }> {
  const collector = createErrorCollector(config.root ?? '');
  const watched: RsbuildConfig = {
    mode: 'development',
    // The dev server tells the pages of changes.
    dev: { hmr: false, liveReload: false },
    // Without hashes, a document that was loaded just before a change still finds its scripts.
    output: { filename: { js: '[name].js' } },
  };
  const rsbuild = await createRsbuild({
    config: mergeRsbuildConfig(config, watched, collector.config),
  });
  rsbuild.onAfterBuild(async () => {
    const problems = collector.take();
    onBuilt(problems.length > 0 ? { problems } : await readBundle(outputs));
  });
  return rsbuild.build({ watch: true });
}

interface Outputs {
  client: string;
  server: string;
}

/** Gathers what both compilers report; the same mistake is found by each of them. */
function createErrorCollector(root: string): { config: RsbuildConfig; take(): Problem[] } {
  let problems = new Map<string, Problem>();
  const collect = (compiler: Rspack.Compiler): void => {
    compiler.hooks.done.tap('docs', (stats) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      for (const { message, moduleName = '', loc = '' } of errors) {
        const file = path.normalize(moduleName).split(path.sep).join('/');
        const [line, column] = loc.split(/[:-]/).map(Number);
        problems.set(`${moduleName} ${message}`, {
          severity: 'error',
          message: stripVTControlCharacters(message).trim(),
          fix: 'Mend the component or its import.',
          file: path.isAbsolute(file) ? path.relative(root, file) : file,
          ...(line ? { line, column: (column ?? 0) + 1 } : {}),
        });
      }
    });
  };
  return {
    config: { tools: { rspack: { plugins: [{ apply: collect }] } } },
    take() {
      const taken = [...problems.values()];
      problems = new Map();
      return taken;
    },
  };
}

/** Finds the files of a finished bundle. */
async function readBundle(outputs: Outputs): Promise<SiteBundle> {
  const client = await readManifest(outputs.client);
  const server = await readManifest(outputs.server);
  const boot = client.entries.boot?.initial?.js?.map(fromPublicPath)[0];
  if (!boot) throw new Error('The bundle has no boot script.');
  const stylesheets = (server.entries.server?.initial?.css ?? []).map(fromPublicPath);
  const toFile =
    (folder: string) =>
    (output: string): { source: string; output: string } => ({
      source: path.join(folder, output),
      output,
    });
  return {
    boot,
    stylesheets,
    serverEntry: path.join(outputs.server, 'server.mjs'),
    files: [
      ...client.allFiles.map(fromPublicPath).map(toFile(outputs.client)),
      ...stylesheets.map(toFile(outputs.server)),
    ].filter(({ output }) => output.startsWith('assets/')),
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
}

/** The manifest names files by URL, with the base in front. */
function fromPublicPath(url: string): string {
  return url.slice(url.indexOf('assets/'));
}
