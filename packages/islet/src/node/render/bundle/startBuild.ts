import {
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildInstance,
  type Rspack,
} from '@rsbuild/core';
import { settleInTime, UnsettledError } from '../../site/config/settleInTime.ts';

/** How a build is started. */
export interface StartBuildOptions {
  /** Whether it goes on after each change of a source. */
  watch: boolean;
  /** Milliseconds that options of the site may take before the compilers run; null if it has none. */
  longestStart: number | null;
}

type Build = Awaited<ReturnType<RsbuildInstance['build']>>;

/** Longest build, in minutes. Most take seconds, and a build that hangs would block a CI job until its own timeout. */
const longest = 10;

/**
 * Bundles, or starts to with `watch`. Rejects if options of the site keep the compilers from running, because a hook fails
 * or waits for what never happens, and if the compilers don't end.
 */
export async function startBuild(
  config: RsbuildConfig,
  { watch, longestStart }: StartBuildOptions,
): Promise<Build> {
  const build = async (whole: RsbuildConfig): Promise<Build> =>
    endInTime((await createRsbuild({ config: whole })).build({ watch }));
  if (longestStart === null) return build(config);
  const { config: observed, started } = createStartObserver();
  const name = 'rsbuild';
  const building = build(mergeRsbuildConfig(config, observed));
  // With `watch`, it resolves before the last hooks have run.
  const starting = Promise.race([started, building.then(() => started)]);
  try {
    await settleInTime(() => starting, { name, limit: longestStart });
    return await building;
  } catch (error) {
    // A bundler that starts later, or watches though it has failed, is of no use.
    void building.then(({ close }) => close()).catch(() => {});
    throw error instanceof UnsettledError ? new Error(`\`${name}\` ${error.message}`) : error;
  }
}

/** Rejects if a build takes too long: a hook of a plugin or a thread of the bundler may never end. */
async function endInTime(building: Promise<Build>): Promise<Build> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    const message = `the bundler has not ended within ${longest} minutes`;
    timer = setTimeout(() => reject(new Error(message)), longest * 60_000).unref();
  });
  try {
    return await Promise.race([building, overdue]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reports when the first compiler runs: `started` resolves then, and rejects if a hook fails first. */
function createStartObserver(): { config: RsbuildConfig; started: Promise<void> } {
  let config: RsbuildConfig = {};
  const started = new Promise<void>((resolve, reject) => {
    const apply = ({ hooks }: Rspack.Compiler): void => {
      hooks.compile.tap('islet', () => resolve());
      hooks.failed.tap('islet', reject);
    };
    config = { tools: { rspack: { plugins: [{ apply }] } } };
  });
  return { config, started };
}
