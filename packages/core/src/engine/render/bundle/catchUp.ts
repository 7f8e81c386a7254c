import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { statOrNull } from '../../files/statOrNull.ts';

/** Milliseconds by which the time of a file may be before the moment it was written: one tick of the kernel. */
const clockTick = 4;

/**
 * Bundles again after changes that the bundler's own watcher missed: what is saved within milliseconds after it starts,
 * and everything in a folder that was replaced, as Git does when it switches branches.
 */
export function createCatchUp(): {
  /** Has to be part of the bundler's configuration. */
  config: RsbuildConfig;
  /** Takes the absolute paths of changed files, also of those that aren't bundled. */
  catchUp(files: Iterable<string>): void;
} {
  const started = new Map<Rspack.Compiler, number>();
  // As sets of our own: while the bundler runs, those of its last run can't be read.
  const inputs = new Map<Rspack.Compiler, ReadonlySet<string>>();
  const track = (compiler: Rspack.Compiler): void => {
    compiler.hooks.watchRun.tap('docs', () => {
      started.set(compiler, Date.now());
    });
    compiler.hooks.done.tap('docs', ({ compilation }) => {
      const { fileDependencies, missingDependencies } = compilation;
      inputs.set(compiler, new Set([...fileDependencies, ...missingDependencies]));
    });
  };
  return {
    config: { tools: { rspack: { plugins: [{ apply: track }] } } },
    catchUp(files) {
      for (const [compiler, bundled] of inputs) {
        const since = (started.get(compiler) ?? 0) - clockTick;
        const changed = new Set<string>();
        const removed = new Set<string>();
        for (const file of files) {
          if (!bundled.has(file)) continue;
          const stats = statOrNull(file);
          if (stats === null) removed.add(file);
          else if (stats.ctimeMs > since) changed.add(file);
        }
        if (changed.size + removed.size === 0) continue;
        compiler.watching?.invalidateWithChangesAndRemovals(changed, removed);
      }
    },
  };
}
