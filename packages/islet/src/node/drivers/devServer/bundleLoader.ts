import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { fileToUrl } from '#shared/url.ts';
import type { BundleResult } from '../../render/bundle/bundleSite.ts';
import type { SiteBundle } from '../../render/bundle/readBundle.ts';
import type { StyleFiles } from '../../render/bundle/styleFiles.ts';
import { explainCrash } from '../../render/document/explainCrash.ts';
import { openRuntime, type SafeRuntime } from '../../render/document/openRuntime.ts';
import { hashContent } from '../../support/modules/notes.mjs';

/** The current bundle of the theme: its files, and the runtime that renders pages. */
export interface ReadyBundle {
  bundle: SiteBundle;
  runtime: SafeRuntime;
}

/** The stylesheets that a change replaces, as URLs: those in open pages, and the new ones. */
export type NewStyles = Record<string, string>;

/**
 * Called after a bundle that differs from the one before in the same configuration: with the stylesheets if
 * nothing else is new, otherwise with null.
 */
export type OnBundle = (styles: NewStyles | null) => void;

/** Loads the results of a bundler that is watching. */
export interface BundleLoader {
  /** Loads a result; those with a lower number (from 1) that are loaded later have no effect. */
  load(result: BundleResult, number: number): Promise<void>;
  /** The latest good bundle, or null if there is none yet; waits for the first attempt. */
  current(): Promise<ReadyBundle | null>;
  /** The problems in the sources since the last good bundle. */
  problems(): Problem[];
  /** Ends waiting for the first attempt. */
  settle(): void;
}

/** What pages need of a loader. */
export type LatestBundle = Pick<BundleLoader, 'current' | 'problems'>;

/** Creates a loader; `onChange` is called after every change but the first bundle. */
export function createBundleLoader({
  base,
  siteRoot,
  onChange,
  open = openBundle,
}: {
  base: string;
  siteRoot: string;
  onChange: OnBundle;
  open?: typeof openBundle;
}): BundleLoader {
  let latest = 0;
  let ready: LoadedBundle | null = null;
  let problems: Problem[] = [];
  let settle: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    async load({ bundle, problems: found }, number) {
      const opened = bundle && (await open(bundle, ready, siteRoot).catch(explainCrash));
      if (number < latest) return;
      latest = number;
      // Pages that show problems are loaded again.
      const shown = problems.length === 0 ? ready : null;
      problems = found;
      if (opened && 'message' in opened) problems = [opened];
      else if (opened) ready = opened;
      const hasShownCode = problems.length === 0 && shown !== null && shown.code === ready?.code;
      const styles = hasShownCode && ready ? pairStyles(shown.bundle, ready.bundle, base) : null;
      const isSame = styles !== null && Object.keys(styles).length === 0;
      if (number > 1 && !isSame) onChange(styles);
      settle();
    },
    async current() {
      await first;
      return ready;
    },
    problems: () => problems,
    settle,
  };
}

/** A bundle with the hash of its scripts. */
interface LoadedBundle extends ReadyBundle {
  code: string;
}

/** Opens a bundle; takes the runtime of the last one if the scripts are the same. Rejects with what the theme throws. */
async function openBundle(
  bundle: SiteBundle,
  last: LoadedBundle | null,
  siteRoot: string,
): Promise<LoadedBundle> {
  const code = await hashCode(bundle);
  const runtime =
    code === last?.code ? last.runtime : await openRuntime(bundle.serverEntry, { siteRoot });
  return { bundle, code, runtime };
}

/** Identifies all scripts of a bundle: those of browsers, and those that render, which may be in several parts. */
async function hashCode({ serverEntry, files }: SiteBundle): Promise<string> {
  const folder = path.dirname(serverEntry);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cjs'));
  const renderers = names.sort().map((name) => path.join(folder, name));
  const scripts = files.map(({ source }) => source).filter((source) => !source.endsWith('.css'));
  const hashes = await Promise.all(
    [...renderers, ...scripts].map(async (file) => hashContent(await readFile(file))),
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
