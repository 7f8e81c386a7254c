import { readFile } from 'node:fs/promises';
import type { Problem } from '#common/types.ts';
import { fileToUrl } from '#common/url.ts';
import { bundleKey } from '../build/bundleProject.ts';
import { planBundle } from '../build/planBundle.ts';
import { hashContent } from '../modules/notes.mjs';
import { type BundlePlan, type BundleResult, watchBundle } from '../render/bundle/bundleSite.ts';
import type { SiteBundle } from '../render/bundle/readBundle.ts';
import type { StyleFiles } from '../render/bundle/styleFiles.ts';
import { explainCrash } from '../render/explainCrash.ts';
import { openRuntime, type SafeRuntime } from '../render/openRuntime.ts';
import type { Project } from '../scan/openProject.ts';
import { writeEntries } from './writeEntries.ts';

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

/** The stylesheets that a change replaces, as URLs: those in open pages, and the new ones. */
export type NewStyles = Record<string, string>;

/**
 * Called after a bundle that differs from the one before in the same configuration: with the stylesheets if
 * nothing else is new, otherwise with null.
 */
export type OnBundle = (styles: NewStyles | null) => void;

/** Creates the keeper of a dev server. */
export function createBundleKeeper(onChange: OnBundle): BundleKeeper {
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
      await writeEntries(project);
      running = { key, ...(await runBundle(plan, project.rules.base, onChange)) };
      return running;
    },
    close,
  };
}

/** Starts bundling; `onChange` is called after every change but the first bundle. */
async function runBundle(
  plan: BundlePlan,
  base: string,
  onChange: OnBundle,
): Promise<BundleRunner & { close(): Promise<void> }> {
  let count = 0;
  let ready: (ReadyBundle & { code: string }) | null = null;
  let problems: Problem[] = [];
  let settleFirst: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    settleFirst = resolve;
  });

  const load = async ({ bundle, problems: found }: BundleResult): Promise<void> => {
    count++;
    // Pages that show problems are loaded again.
    const shown = problems.length === 0 ? ready : null;
    problems = found;
    if (bundle) {
      try {
        const code = await hashCode(bundle);
        const runtime = code === ready?.code ? ready.runtime : openRuntime(bundle.serverEntry);
        ready = { bundle, code, runtime: await runtime };
      } catch (error) {
        problems = [explainCrash(error)];
      }
    }
    const hasShownCode = problems.length === 0 && shown !== null && shown.code === ready?.code;
    const styles = hasShownCode && ready ? pairStyles(shown.bundle, ready.bundle, base) : null;
    const isSame = styles !== null && Object.keys(styles).length === 0;
    if (count > 1 && !isSame) onChange(styles);
    settleFirst();
  };

  const watching = await watchBundle(plan, load);
  return {
    async current() {
      await first;
      return ready;
    },
    problems: () => problems,
    updateEntries: writeEntries,
    async close() {
      // Nothing should wait for a bundle that will never come.
      settleFirst();
      await watching.close();
    },
  };
}

/** Identifies all scripts of a bundle: those of browsers, and the one that renders. */
async function hashCode({ serverEntry, files }: SiteBundle): Promise<string> {
  const scripts = files.map(({ source }) => source).filter((source) => !source.endsWith('.css'));
  const hashes = await Promise.all(
    [serverEntry, ...scripts].map(async (file) => hashContent(await readFile(file))),
  );
  return hashes.join();
}

/** The stylesheets of a bundle that replace those of another; null if a page would have more or fewer. */
function pairStyles(before: SiteBundle, after: SiteBundle, base: string): NewStyles | null {
  const styles: NewStyles = {};
  const old: StyleFiles['modules'] = { ...before.moduleStyles, '': before.stylesheets };
  const current: StyleFiles['modules'] = { ...after.moduleStyles, '': after.stylesheets };
  for (const key of new Set([...Object.keys(old), ...Object.keys(current)])) {
    const from = old[key] ?? [];
    const to = current[key] ?? [];
    if (from.length !== to.length) return null;
    from.forEach((file, at) => {
      const next = to[at] ?? file;
      if (next !== file) styles[fileToUrl(base, file)] = fileToUrl(base, next);
    });
  }
  return styles;
}
