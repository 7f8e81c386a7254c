/** @import { ExampleProjects, Texts } from './exampleProjects.ts' */

/**
 * The files of a run; null if the example has none with this name that can be repeated.
 *
 * @param {ExampleProjects} example
 * @param {string} run
 * @returns {Texts | null}
 */
export function openRun({ own, runs }, run) {
  if (!Object.hasOwn(runs, run)) return null;
  const { changed = {}, left = [] } = runs[run] ?? {};
  const files = Object.entries({ ...own, ...changed });
  return Object.fromEntries(files.filter(([path]) => !left.includes(path)));
}
