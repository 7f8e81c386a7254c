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
  const compilations = new Map<Rspack.Compiler, Rspack.Compilation>();
  const track = (compiler: Rspack.Compiler): void => {
    compiler.hooks.watchRun.tap('docs', () => {
      started.set(compiler, Date.now());
    });
    compiler.hooks.done.tap('docs', ({ compilation }) => {
      compilations.set(compiler, compilation);
    });
  };
  return {
    config: { tools: { rspack: { plugins: [{ apply: track }] } } },
    catchUp(files) {
      for (const [compiler, { fileDependencies, missingDependencies }] of compilations) {
        const since = (started.get(compiler) ?? 0) - clockTick;
        const changed = new Set<string>();
        const removed = new Set<string>();
        for (const file of files) {
          if (!fileDependencies.has(file) && !missingDependencies.has(file)) continue;
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
