import type { Problem } from '#common/types.ts';
import { writeEntries } from '../build/bundleEntries.ts';
import { bundleKey } from '../build/bundleProject.ts';
import { type BundlePlan, planBundle } from '../build/planBundle.ts';
import { type BundleResult, watchBundle } from '../render/bundle/bundleSite.ts';
import type { SiteBundle } from '../render/bundle/readBundle.ts';
import { explainCrash } from '../render/explainCrash.ts';
import { openRuntime, type SafeRuntime } from '../render/openRuntime.ts';
import type { Project } from '../scan/openProject.ts';

/** The current bundle of the theme: its files, and the runtime that renders pages. */
export interface ReadyBundle {
  bundle: SiteBundle;
  runtime: SafeRuntime;
}

/** The theme of a site, bundled again whenever its sources change. */
export interface BundleRunner {
  /** The latest good bundle, or null if there is none yet; waits for the first attempt. */
  current(): Promise<ReadyBundle | null>;
  /** The problems in the sources since the last good bundle. */
  problems(): Problem[];
  /** Collects the modules that the pages import again. */
  updateEntries(project: Project): Promise<void>;
}

/** The only bundler of a dev server, shared by all its sessions. */
export interface BundleKeeper {
  /**
   * Bundles the theme with the configuration of a project. If a bundler is already running with the same one,
   * it is reused: most edits of a config don't affect it, and not all memory of a bundler is freed.
   */
  open(project: Project): Promise<BundleRunner>;
  close(): Promise<void>;
}

/** `onChange` is called after every bundle but the first of each configuration. */
export function createBundleKeeper(onChange: () => void): BundleKeeper {
  let running: (BundleRunner & { key: string | null; close(): Promise<void> }) | null = null;
  const close = async (): Promise<void> => {
    const old = running;
    running = null;
    await old?.close();
  };
  return {
    async open(project) {
      const plan = planBundle(project, 'dev');
      const key = bundleKey(project);
      if (running && key !== null && key === running.key) {
        await running.updateEntries(project);
        return running;
      }
      await close();
      await writeEntries(project, 'dev');
      running = { key, ...(await runBundle(plan, onChange)) };
      return running;
    },
    close,
  };
}

/** Starts bundling; `onChange` is called after every bundle but the first. */
async function runBundle(
  { config, outputs }: BundlePlan,
  onChange: () => void,
): Promise<BundleRunner & { close(): Promise<void> }> {
  let count = 0;
  let ready: ReadyBundle | null = null;
  let problems: Problem[] = [];
  let settleFirst: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    settleFirst = resolve;
  });

  const load = async ({ bundle, problems: found }: BundleResult): Promise<void> => {
    count++;
    problems = found;
    if (bundle) {
      try {
        ready = { bundle, runtime: await openRuntime(bundle.serverEntry) };
      } catch (error) {
        problems = [explainCrash(error)];
      }
    }
    if (count > 1) onChange();
    settleFirst();
  };

  const watching = await watchBundle(config, outputs, load);
  return {
    async current() {
      await first;
      return ready;
    },
    problems: () => problems,
    updateEntries: (changed) => writeEntries(changed, 'dev'),
    async close() {
      // Nothing should wait for a bundle that will never come.
      settleFirst();
      await watching.close();
    },
  };
}
