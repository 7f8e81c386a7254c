import type { Problem } from '#common/types.ts';
import { planBundle, writeEntries } from '../build/bundleProject.ts';
import { type BundleResult, type SiteBundle, watchBundle } from '../render/bundleSite.ts';
import { explainCrash } from '../render/explainCrash.ts';
import { openRuntime, type SafeRuntime } from '../render/openRuntime.ts';
import type { Project } from '../scan/openProject.ts';

/** The theme as it is now: its files and what renders pages with it. */
export interface ReadyBundle {
  bundle: SiteBundle;
  runtime: SafeRuntime;
}

/** The theme of a dev session, bundled again whenever its sources change. */
export interface BundleRunner {
  /** The newest good bundle, null while there was none; waits for the first attempt. */
  current(): Promise<ReadyBundle | null>;
  /** What is wrong with the sources since the last good bundle. */
  problems(): Problem[];
  /** Looks again which modules the pages import. */
  updateEntries(project: Project): Promise<void>;
  close(): Promise<void>;
}

/** Starts bundling; `onChange` is called after every bundle but the first. */
export async function runBundle(project: Project, onChange: () => void): Promise<BundleRunner> {
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

  await writeEntries(project, 'dev');
  const { config, outputs } = planBundle(project, 'dev');
  const watching = await watchBundle(config, outputs, load);
  return {
    async current() {
      await first;
      return ready;
    },
    problems: () => problems,
    updateEntries: (changed) => writeEntries(changed, 'dev'),
    async close() {
      // No one should wait for a bundle that will not come.
      settleFirst();
      await watching.close();
    },
  };
}
