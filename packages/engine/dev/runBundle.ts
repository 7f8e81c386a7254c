import { pathToFileURL } from 'node:url';
import { planBundle, writeEntries } from '../build/bundleProject.ts';
import type { Project } from '../project/openProject.ts';
import { type SiteBundle, watchBundle } from '../render/bundleSite.ts';
import type { ServerRuntime } from '../render/serverRuntime.tsx';

/** The theme as it is now: its files and what renders pages with it. */
export interface ReadyBundle {
  bundle: SiteBundle;
  runtime: ServerRuntime;
}

/** The theme of a dev session, bundled again whenever its sources change. */
export interface BundleRunner {
  /** The newest good bundle; waits for the first one. Throws when there was none yet. */
  current(): Promise<ReadyBundle>;
  /** What the bundler says since the last good bundle; null when all is well. */
  error(): Error | null;
  /** Looks again which modules the pages import. */
  updateEntries(project: Project): Promise<void>;
  close(): Promise<void>;
}

/** Starts bundling; `onChange` is called after every bundle but the first. */
export async function runBundle(project: Project, onChange: () => void): Promise<BundleRunner> {
  let count = 0;
  let ready: ReadyBundle | null = null;
  let failure: Error | null = null;
  let settleFirst: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    settleFirst = resolve;
  });

  const load = async (result: SiteBundle | Error): Promise<void> => {
    count++;
    try {
      if (result instanceof Error) throw result;
      // Node keeps modules by their URL, so each bundle needs one of its own.
      const url = `${pathToFileURL(result.serverEntry).href}?bundle=${count}`;
      const { runtime } = (await import(url)) as { runtime: Promise<ServerRuntime> };
      ready = { bundle: result, runtime: await runtime };
      failure = null;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    if (count > 1) onChange();
    settleFirst();
  };

  await writeEntries(project, 'dev');
  const { config, outputs } = planBundle(project, 'dev');
  const watching = watchBundle(config, outputs, load).catch(async (error: unknown) => {
    await load(error instanceof Error ? error : new Error(String(error)));
    return null;
  });
  return {
    async current() {
      await first;
      if (ready) return ready;
      throw failure ?? new Error('The theme could not be bundled.');
    },
    error: () => failure,
    async updateEntries(changed) {
      await writeEntries(changed, 'dev');
    },
    async close() {
      await (await watching)?.close();
    },
  };
}
