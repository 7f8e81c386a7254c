import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildInstance,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import type { Problem } from '#common/types.ts';
import { settleInTime, UnsettledError } from '../../config/settleInTime.ts';
import { isInside } from '../../files/isInside.ts';
import { explainEncoding } from '../../files/readSource.ts';
import { relativePath } from '../../files/relativePath.ts';
import { codeFolder } from '../../modules/ownPackage.ts';
import { uniqueProblems } from '../../problems/uniqueProblems.ts';
import { type CatchUp, createCatchUp } from './catchUp.ts';
import { explainBundleError, invalidStyle } from './explainBundleError.ts';
import { explainPath } from './explainPath.ts';
import type { EntryFiles } from './generateEntries.ts';
import { type Outputs, readBundle, type SiteBundle } from './readBundle.ts';

/** Where and how a site is bundled. */
export interface BundlePlan {
  config: RsbuildConfig;
  entries: EntryFiles;
  outputs: Outputs;
  /** Milliseconds that options of the site may take before the compilers run; null if it has none. */
  patience: number | null;
}

/** After problems, the bundle may be incomplete: it is only used to find further problems. */
export interface BundleResult {
  bundle: SiteBundle | null;
  problems: Problem[];
}

/** `ie8: false` is the default; without it, TypeScript rejects the object as unrelated to its type. */
const mangle = { disableCharFreq: true, ie8: false };

/** More than one pass saves 185 bytes of what every page loads. */
const compress = { passes: 3 };

/**
 * Makes the output independent of the site's location: short names that depend on letter frequency would
 * depend on the paths of modules (https://github.com/web-infra-dev/rspack/issues/14089), and ids made
 * from relative paths on the depth of the folder.
 */
const placeless: RsbuildConfig = {
  output: { minify: { jsOptions: { minimizerOptions: { mangle, compress } } } },
  tools: { rspack: { optimization: { chunkIds: 'natural', moduleIds: 'natural' } } },
};

/**
 * What every browser has that can run the theme, workers included. React then leaves out what it does for others,
 * such as Internet Explorer, which saves 400 bytes of what every page loads.
 */
const browserFacts = {
  'document.documentMode': 'undefined',
  'typeof AbortController': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof performance': '"object"',
  'typeof performance.now': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
  'typeof setImmediate': '"undefined"',
};

/** What a build has but the dev server doesn't. */
const built: RsbuildConfig = {
  // Otherwise the mode would depend on NODE_ENV.
  mode: 'production',
  // React's developer tools then see no page, which saves 238 bytes of what every page loads.
  source: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
  environments: { client: { source: { define: browserFacts } } },
};

/**
 * Bundles both environments once; `inputs` is null if the result must not be cached. `sources` has the
 * code of files that don't exist on disk, by absolute path.
 */
export async function bundleSite(
  { config, entries, outputs, patience }: BundlePlan,
  sources: Readonly<Record<string, string>>,
): Promise<{ result: BundleResult; inputs: string[] | null }> {
  const collector = createErrorCollector(config.root ?? '', path.dirname(entries.server));
  const virtual: RsbuildConfig = {
    tools: {
      rspack: (_, { appendPlugins, rspack }) =>
        appendPlugins(new rspack.experiments.VirtualModulesPlugin({ ...sources })),
    },
  };
  const whole = mergeRsbuildConfig(placeless, config, built, collector.config, virtual);
  const failure = await startBuild(whole, { watch: false, patience }).then(
    async ({ close }) => void (await close()),
    (error: unknown) => ({ error }),
  );
  const problems = await collector.read();
  if (problems !== null) {
    const bundle = await readBundle(outputs).catch(() => null);
    return { result: { problems, bundle }, inputs: null };
  }
  if (failure) throw failure.error;
  return {
    result: { problems: [], bundle: await readBundle(outputs) },
    inputs: collector.inputs()?.filter((file) => !Object.hasOwn(sources, file)) ?? null,
  };
}

/**
 * Bundles both environments, and again after every change of their sources. `onBuilt` gets each result with its number,
 * from 1, because a later one may be read faster.
 */
export async function watchBundle(
  { config, entries, outputs, patience }: BundlePlan,
  onBuilt: (result: BundleResult, number: number) => void,
): Promise<CatchUp & { close(): Promise<void> }> {
  const { config: tracked, ...watching } = createCatchUp();
  const collector = createErrorCollector(config.root ?? '', path.dirname(entries.server));
  const watched: RsbuildConfig = {
    mode: 'development',
    // The dev server reloads the pages itself.
    dev: { hmr: false, liveReload: false },
    // If a file is saved during the first run, the bundler cleans its folders again, but then doesn't
    // write unchanged files.
    output: { cleanDistPath: false },
  };
  let count = 0;
  const read = async (): Promise<void> => {
    const number = ++count;
    const problems = (await collector.read()) ?? [];
    // If the list of islands has changed, the client is being bundled again at this moment.
    const bundle = problems.length > 0 ? null : await readBundle(outputs).catch(() => null);
    onBuilt({ problems, bundle }, number);
  };
  // Before the plugins of the site, which may wait for something then.
  const reader: RsbuildPlugin = {
    name: 'docs-read-bundle',
    setup: (api) => api.onAfterBuild({ order: 'pre', handler: read }),
  };
  for (const folder of Object.values(outputs)) await rm(folder, { recursive: true, force: true });
  const whole = mergeRsbuildConfig(config, watched, collector.config, tracked, {
    plugins: [reader],
  });
  const { close } = await startBuild(whole, { watch: true, patience });
  return { ...watching, close };
}

type Build = Awaited<ReturnType<RsbuildInstance['build']>>;

/**
 * Bundles, or starts to with `watch`. Rejects if options of the site keep the compilers from running: a hook may fail, or
 * wait for what never happens. How long the compilers run is not limited.
 */
async function startBuild(
  config: RsbuildConfig,
  { watch, patience }: { watch: boolean } & Pick<BundlePlan, 'patience'>,
): Promise<Build> {
  const { config: observed, started } = createStartObserver();
  const build = async (): Promise<Build> => {
    const rsbuild = await createRsbuild({ config: mergeRsbuildConfig(config, observed) });
    return rsbuild.build({ watch });
  };
  if (patience === null) return build();
  const name = 'rsbuild';
  const building = build();
  // With `watch`, it resolves before the last hooks have run.
  const starting = Promise.race([started, building.then(() => started)]);
  try {
    await settleInTime(() => starting, { name, limit: patience });
    return await building;
  } catch (error) {
    // A bundler that starts later, or watches though it has failed, is of no use.
    void building.then(({ close }) => close()).catch(() => {});
    throw error instanceof UnsettledError ? new Error(`\`${name}\` ${error.message}`) : error;
  }
}

/** Tells when the first compiler runs; `started` rejects if a hook fails before. */
function createStartObserver(): { config: RsbuildConfig; started: Promise<void> } {
  let config: RsbuildConfig = {};
  const started = new Promise<void>((resolve, reject) => {
    const apply = ({ hooks }: Rspack.Compiler): void => {
      hooks.compile.tap('docs', () => resolve());
      hooks.failed.tap('docs', reject);
    };
    config = { tools: { rspack: { plugins: [{ apply }] } } };
  });
  // Without patience, nobody waits for it.
  started.catch(() => {});
  return { config, started };
}

/** Collects the errors of both compilers without duplicates; those in the folder of the entries are left out. */
function createErrorCollector(
  root: string,
  entryFolder: string,
): {
  config: RsbuildConfig;
  /** Null without errors. */
  read(): Promise<Problem[] | null>;
  /** Absolute paths of files that were read or looked for; null if whole folders were. */
  inputs(): string[] | null;
} {
  // Each compiler's last run, since one may run again without the other.
  const runs = new Map<Rspack.Compiler, { errors: Rspack.StatsError[]; files: string[] }>();
  const inputs = new Set<string>();
  let dependsOnFolders = false;
  const collect = (compiler: Rspack.Compiler): void => {
    compiler.hooks.done.tap('docs', (stats) => {
      const { fileDependencies, missingDependencies, contextDependencies } = stats.compilation;
      for (const file of [...fileDependencies, ...missingDependencies]) inputs.add(file);
      dependsOnFolders ||= [...contextDependencies].length > 0;
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      runs.set(compiler, { errors, files: [...fileDependencies] });
    });
  };
  return {
    config: { tools: { rspack: { plugins: [{ apply: collect }] } } },
    inputs: () => (dependsOnFolders ? null : [...inputs]),
    async read() {
      const found = [...runs.values()].flatMap(({ errors }) => errors);
      const ofPath = explainPath(root, found);
      if (ofPath !== null) return [ofPath];
      const files = new Set([...runs.values()].flatMap((run) => run.files));
      const misencoded = await findMisencoded(root, [...files]);
      if (found.length + misencoded.length === 0) return null;
      const problems = await Promise.all(
        found.map(async ({ message, moduleName = '' }) => {
          // An error in a stylesheet is also reported for the module that imports it.
          const file = toPathBelow(root, invalidStyle.exec(message)?.[2] ?? moduleName);
          const source = await readFile(path.resolve(root, file), 'utf8').catch(() => '');
          return explainBundleError({ message: stripVTControlCharacters(message), file, source });
        }),
      );
      // Missing imports of our generated entries are reported by the pages that import them.
      const ofSources = problems.filter(
        ({ file }) => path.dirname(path.resolve(root, file)) !== entryFolder,
      );
      return uniqueProblems([...ofSources, ...misencoded]);
    },
  };
}

/**
 * Reports sources of a site that aren't UTF-8 among the bundled files: the compilers replace what they can't read
 * without a word.
 */
async function findMisencoded(root: string, files: readonly string[]): Promise<Problem[]> {
  const own = files.filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|json|css)$/.test(file) &&
      !/[\\/]node_modules[\\/]/.test(file) &&
      !isInside(codeFolder, file),
  );
  const found = own.map(async (file) => {
    const bytes = await readFile(file).catch(() => null);
    return bytes && explainEncoding(relativePath(root, file), bytes);
  });
  return (await Promise.all(found)).filter((problem) => problem !== null);
}

function toPathBelow(root: string, moduleName: string): string {
  const file = path.normalize(moduleName.replace(/\?.*$/, ''));
  const below = path.isAbsolute(file) ? path.relative(root, file) : file;
  return below.split(path.sep).join('/');
}
