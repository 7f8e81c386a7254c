import { usualCommand } from '../runtime/worker/readCommand.mjs';

/** @import { ExampleProjects, PlaygroundProject } from './exampleProjects.ts' */

/**
 * The project of a run; null if the example has none with this name that can be repeated.
 *
 * @param {ExampleProjects} example
 * @param {string} run
 * @returns {PlaygroundProject | null}
 */
export function openRun({ own, runs }, run) {
  if (!Object.hasOwn(runs, run)) return null;
  const { changed = {}, left = [], command = usualCommand } = runs[run] ?? {};
  const files = Object.entries({ ...own, ...changed });
  return {
    files: Object.fromEntries(files.filter(([path]) => !left.includes(path))),
    command,
  };
}
