import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openRun } from './openRun.mjs';
import { readProjects } from './readProjects.mjs';

/**
 * The part of the bundler's context that is used.
 *
 * @typedef {{
 *   resourcePath: string,
 *   addDependency(file: string): void,
 *   addContextDependency(folder: string): void,
 *   getOptions(): Record<string, unknown>,
 * }} LoaderContext
 */

/** The code that decides what pages get of an example. */
const ownFiles = [
  'projectLoader.mjs',
  'readProjects.mjs',
  'isRepeatable.mjs',
  'listBuilds.mjs',
  'listImported.mjs',
  'openRun.mjs',
  '../differingRuns.mjs',
  '../runtime/worker/binaryFiles.mjs',
  '../runtime/worker/readCommand.mjs',
];

/**
 * Replaces the `package.json` of an example by its projects, when it is bundled. So they are in files of their own that
 * are loaded when one is opened, and need no copy in the repository. With `?run=formats`, only that run is there.
 *
 * @this {LoaderContext}
 */
export default function loadProjects() {
  const own = path.dirname(fileURLToPath(import.meta.url));
  for (const name of ownFiles) this.addDependency(path.join(own, name));
  const folder = path.dirname(this.resourcePath);
  this.addContextDependency(folder);
  const whole = readProjects(folder, (file) => this.addDependency(file));
  const { run } = this.getOptions();
  const projects = typeof run === 'string' ? openRun(whole, run) : whole;
  // Parsing a string takes browsers half the time of an object in code.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(projects))});`;
}
