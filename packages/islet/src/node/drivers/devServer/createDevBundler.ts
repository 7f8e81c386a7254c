import { existsSync } from 'node:fs';
import { watchBundle } from '../../render/bundle/bundleSite.ts';
import type { CatchUp } from '../../render/bundle/catchUp.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { bundleKey } from '../builder/bundleProject.ts';
import { planBundle } from '../builder/planBundle.ts';
import { createBundleLoader, type LatestBundle, type OnBundle } from './bundleLoader.ts';
import { writeEntries } from './writeEntries.ts';

/** The theme of a site, bundled again whenever its sources change. */
export interface BundleRunner extends LatestBundle, CatchUp {
  /** Whether its entries are still there. They are not after somebody has removed the cache. */
  hasEntries(): boolean;
  /** Collects the modules that the pages import again. */
  updateEntries(project: Project): Promise<void>;
}

/** The only bundler of a dev server, shared by all its sessions. */
export interface DevBundler {
  /**
   * Bundles the theme with the configuration of a project. If a bundler is already running with the same one,
   * it is reused: most edits of a config don't affect it, and not all memory of a bundler is freed. One without
   * entries is of no use: it doesn't write again what it has once written.
   */
  open(project: Project): Promise<BundleRunner>;
  close(): Promise<void>;
}

/** Creates the bundler of a dev server, which starts when a project is opened. */
export function createDevBundler(onChange: OnBundle): DevBundler {
  let running: (BundleRunner & { key: string | null; close(): Promise<void> }) | null = null;
  const close = async (): Promise<void> => {
    const old = running;
    running = null;
    await old?.close();
  };
  return {
    async open(project) {
      const key = bundleKey(project);
      if (running?.hasEntries() && key !== null && key === running.key) {
        await running.updateEntries(project);
        return running;
      }
      await close();
      await writeEntries(project);
      running = { key, ...(await runBundle(project, onChange)) };
      return running;
    },
    close,
  };
}

/** Starts bundling; `onChange` is called after every change but the first bundle. */
async function runBundle(
  project: Project,
  onChange: OnBundle,
): Promise<BundleRunner & { close(): Promise<void> }> {
  const {
    siteRoot,
    rules: { base },
  } = project;
  const plan = planBundle(project, 'dev');
  const hasEntries = (): boolean => Object.values(plan.entries).every((file) => existsSync(file));
  const { current, problems, load, settle } = createBundleLoader({ base, siteRoot, onChange });
  const watching = await watchBundle(plan, async (result, number) => {
    // What is missing then is not a problem of the site.
    if (hasEntries()) await load(result, number);
  });
  return {
    ...watching,
    hasEntries,
    current,
    problems,
    updateEntries: async (changed) => watching.catchUp(await writeEntries(changed)),
    async close() {
      // Nothing should wait for a bundle that will never come.
      settle();
      await watching.close();
    },
  };
}
