import { type Engine, engineNames, engines } from '../engines.ts';
import { RefusedError } from '../refusedError.ts';
import { lookForConfig } from './source/findConfig.ts';
import { readDependencies } from './source/readDependencies.ts';

/**
 * The engine whose config is in a folder (absolute path). If there are several, it's the one that the site depends on.
 * Throws a `RefusedError` if that doesn't tell either.
 */
export function detectEngine(folder: string): Engine {
  const found = engineNames.filter((name) => lookForConfig(folder, name) !== null);
  const [engine, ...others] = found.length > 1 ? listInstalled(folder, found) : found;
  if (engine !== undefined && others.length === 0) return engine;
  if (found.length === 0) {
    const names = engineNames.map((name) => `\`${engines[name].configs[0]}.*\` of ${name}`);
    throw new RefusedError(
      `There is no config in \`${folder}\`. These were looked for: ${names.join(', ')}. Name the folder that has one.`,
    );
  }
  throw new RefusedError(
    `\`${folder}\` has configs of several engines: ${found.join(', ')}. Say which one to convert, as in \`--engine ${found[0]}\`.`,
  );
}

/** Those of the engines that the site depends on. */
function listInstalled(folder: string, found: readonly Engine[]): Engine[] {
  const dependencies = readDependencies(folder);
  return found.filter((name) => engines[name].packages.some((one) => one in dependencies));
}
