import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import type { Problem } from '#shared/types.ts';
import { noticesFile } from '../../support/modules/notices.mjs';
import { type CatchUp, createCatchUp } from './catchUp.ts';
import { createErrorCollector } from './errorCollector.ts';
import type { EntryFiles } from './generateEntries.ts';
import { createNoticeCollector } from './noticeCollector.ts';
import { type Outputs, readBundle, type SiteBundle } from './readBundle.ts';
import { startBuild } from './startBuild.ts';

/** Where and how a site is bundled. */
export interface BundlePlan {
  config: RsbuildConfig;
  entries: EntryFiles;
  outputs: Outputs;
  /** Milliseconds that options of the site may take before the compilers run; null if it has none. */
  longestStart: number | null;
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
  'typeof Object.is': '"function"',
  'typeof Reflect': '"object"',
  'typeof WeakMap': '"function"',
  'typeof WeakSet': '"function"',
  'typeof performance': '"object"',
  'typeof performance.getEntriesByType': '"function"',
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
  { config, entries, outputs, longestStart }: BundlePlan,
  sources: Readonly<Record<string, string>>,
): Promise<{ result: BundleResult; inputs: string[] | null }> {
  const collector = createErrorCollector(config.root ?? '', path.dirname(entries.server));
  const virtual: RsbuildConfig = {
    tools: {
      rspack: (_, { appendPlugins, rspack }) =>
        appendPlugins(new rspack.experiments.VirtualModulesPlugin({ ...sources })),
    },
  };
  const notices = createNoticeCollector();
  const collecting = mergeRsbuildConfig(collector.config, notices.config);
  const whole = mergeRsbuildConfig(placeless, config, built, collecting, virtual);
  const failure = await startBuild(whole, { watch: false, longestStart }).then(
    async ({ close }) => void (await close()),
    (error: unknown) => ({ error }),
  );
  const problems = await collector.read();
  if (problems !== null) {
    const bundle = await readBundle(outputs).catch(() => null);
    return { result: { problems, bundle }, inputs: null };
  }
  if (failure) throw failure.error;
  await writeFile(path.join(outputs.client, noticesFile), notices.print());
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
  { config, entries, outputs, longestStart }: BundlePlan,
  onBuilt: (result: BundleResult, number: number) => Promise<void>,
): Promise<CatchUp & { close(): Promise<void> }> {
  const { config: tracked, take, ...watching } = createCatchUp();
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
    await onBuilt({ problems, bundle }, number);
    if (number === count) take();
  };
  // Before the plugins of the site, which may wait for something then.
  const reader: RsbuildPlugin = {
    name: 'islet-read-bundle',
    setup: (api) => api.onAfterBuild({ order: 'pre', handler: read }),
  };
  for (const folder of Object.values(outputs)) await rm(folder, { recursive: true, force: true });
  const whole = mergeRsbuildConfig(config, watched, collector.config, tracked, {
    plugins: [reader],
  });
  const { close } = await startBuild(whole, { watch: true, longestStart });
  return { ...watching, close };
}
