import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import type { RuntimeNames } from '../../render/runtime/runtimeNames.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import type { ReadyBundle } from './bundleLoader.ts';
import { watchFiles } from './watchFiles.ts';

/** A bundle that renders each piece of JSX as what `render` returns; it has the modules of some pages. */
export const createReady = (
  render = () => '',
  modules: RuntimeNames['modules'] = {},
): ReadyBundle => ({
  bundle: { boot: '', stylesheets: [], moduleStyles: {}, serverEntry: '', files: [] },
  runtime: {
    names: { components: {}, modules },
    renderShell: async () => '',
    renderShells: async () => [],
    renderProgram: async () => [render()],
  },
});

/** A watcher, and what it has reported so far. */
export interface Watched {
  /** Waits until a file is reported after this call; `act` changes it. */
  expectReported(file: string, act: () => Promise<unknown>): Promise<void>;
  /** What was reported since the last call of `expectReported`. */
  reported: ReadonlySet<string>;
  add(file: string, since?: number): void;
  /** Waits until there is a problem. */
  problem(): Promise<Problem>;
}

/** Watches `roots` below `folder` while `use` runs. */
export async function watching(
  folder: string,
  roots: readonly string[],
  use: (watched: Watched) => Promise<void>,
): Promise<void> {
  const reported = new Set<string>();
  const problems: Problem[] = [];
  let look = () => {};
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) {
      await new Promise<void>((resolve) => {
        look = resolve;
      });
    }
  };
  const watch = watchFiles(
    roots.map((root) => path.join(folder, root)),
    {
      // Just after the files were written, plus the time by which clocks may differ.
      since: Date.now() + 21,
      onChange({ files }) {
        for (const file of files) reported.add(relativePath(folder, file));
        look();
      },
      onProblem(problem) {
        problems.push(problem);
        look();
      },
    },
  );
  try {
    await use({
      async expectReported(file, act) {
        reported.clear();
        await act();
        await until(() => reported.has(file));
      },
      reported,
      add: (file, since = Date.now()) => watch.add([path.join(folder, file)], since),
      async problem() {
        await until(() => problems.length > 0);
        return problems[0] as Problem;
      },
    });
  } finally {
    watch.close();
  }
}
