import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { statOrNull } from '../../support/files/statOrNull.ts';

/** Milliseconds by which the time of a file may be before the moment it was written: one tick of the kernel. */
const clockTick = 4;

/** Takes absolute paths of bundled files, and when they were read at the earliest (milliseconds since 1970). */
export type OnInputs = (files: readonly string[], since: number) => void;

/** Helps a bundler that watches. */
export interface CatchUp {
  /** Takes the absolute paths of changed files and replaced folders, also of those that aren't bundled. */
  catchUp(files: Iterable<string>): void;
  /** Resolves when the bundler has read all changes so far, or takes too long for anything to wait for it. */
  caughtUp(): Promise<void>;
  /** Calls a function with the bundled files, now and after each run; it takes the place of the one before. */
  tellInputs(onInputs: OnInputs): void;
}

/** Milliseconds that changes of pages wait for the bundler, so that pages are made with its latest bundle. */
const longestWait = 10_000;

/** What a compiler has read so far. */
interface Inputs {
  /** When its last run started, in `Date.now()`. */
  started: number;
  files: ReadonlySet<string>;
  /**
   * Start of the run that read each file, or looked for it: not the last one, since a run only reads what it
   * knows to have changed. A map of our own, because the bundler's sets can't be read while it is running.
   */
  readAt: ReadonlyMap<string, number>;
}

/**
 * Bundles again after changes that the bundler's own watcher missed: what is saved within milliseconds after it starts,
 * and everything in a folder that was replaced, as generators of code do. `config` has to be part of the bundler's
 * configuration.
 */
export function createCatchUp(): CatchUp & {
  config: RsbuildConfig;
  /** Must be called when the latest result is in use. */
  take(): void;
} {
  const runs = createRunWatch();
  const compilers = new Map<Rspack.Compiler, Inputs>();
  let onInputs: OnInputs = () => {};
  const track = (compiler: Rspack.Compiler): void => {
    let inputs: Inputs = { started: 0, files: new Set(), readAt: new Map() };
    const set = (changes: Partial<Inputs>): void => {
      inputs = { ...inputs, ...changes };
      compilers.set(compiler, inputs);
    };
    compiler.hooks.watchRun.tap('islet', ({ modifiedFiles = [], context }) => {
      // The bundler ends the process if the current folder is gone, and would create a site's folder again.
      if (!existsSync(context)) throw new Error(`There is no folder \`${context}\`.`);
      const started = Date.now();
      runs.begin(compiler);
      const read = Array.from(modifiedFiles, (file) => [file, started] as const);
      set({ started, readAt: new Map([...inputs.readAt, ...read]) });
    });
    compiler.hooks.failed.tap('islet', () => {
      runs.end(compiler);
      runs.take();
    });
    compiler.hooks.done.tap('islet', ({ compilation }) => {
      runs.end(compiler);
      const { started, readAt } = inputs;
      const files = new Set(compilation.fileDependencies);
      const all = [...files, ...compilation.missingDependencies];
      set({ files, readAt: new Map(all.map((file) => [file, readAt.get(file) ?? started])) });
      tell(inputs, onInputs);
    });
  };
  return {
    config: { tools: { rspack: { plugins: [{ apply: track }] } } },
    catchUp(changes) {
      for (const [compiler, { readAt }] of compilers) {
        const changed = new Set<string>();
        const removed = new Set<string>();
        for (const [file, since] of findInputs(changes, readAt)) {
          const stats = statOrNull(file);
          if (stats === null) removed.add(file);
          else if (stats.ctimeMs > since - clockTick) changed.add(file);
        }
        if (changed.size + removed.size === 0 || !compiler.watching) continue;
        runs.begin(compiler);
        compiler.watching.invalidateWithChangesAndRemovals(changed, removed);
      }
    },
    caughtUp: runs.taken,
    take: runs.take,
    tellInputs(listener) {
      onInputs = listener;
      for (const inputs of compilers.values()) tell(inputs, listener);
    },
  };
}

/** Knows when the results of all runs are in use. */
function createRunWatch() {
  const running = new Set<Rspack.Compiler>();
  let isTaken = true;
  let waiting: Array<() => void> = [];
  return {
    begin(compiler: Rspack.Compiler): void {
      isTaken = false;
      running.add(compiler);
    },
    end: (compiler: Rspack.Compiler): boolean => running.delete(compiler),
    take(): void {
      if (running.size > 0) return;
      isTaken = true;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    taken: () =>
      new Promise<void>((resolve) => {
        if (isTaken) return resolve();
        const timer = setTimeout(resolve, longestWait).unref();
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}

/** The inputs among changed files, each with the time since which a change counts. */
function* findInputs(
  changes: Iterable<string>,
  readAt: Inputs['readAt'],
): Generator<[file: string, since: number]> {
  for (const change of changes) {
    const since = readAt.get(change);
    if (since !== undefined) yield [change, since];
    if (statOrNull(change)?.isFile()) continue;
    // What is in a folder that took the place of another one may be older than what was read.
    for (const file of readAt.keys()) if (file.startsWith(change + path.sep)) yield [file, 0];
  }
}

function tell({ files, readAt, started }: Inputs, onInputs: OnInputs): void {
  for (const file of files) onInputs([file], readAt.get(file) ?? started);
}
