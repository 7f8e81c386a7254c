import path from 'node:path';
import { UsageError } from './defineCommand.ts';

/** A built site, and the name that its index has. */
export interface NamedFolder {
  name: string;
  /** Absolute path of its output. */
  folder: string;
}

/** Reads `[name=]folder` words. */
export function readNamedFolders(given: readonly string[]): NamedFolder[] {
  const sites = (given.length > 0 ? given : ['docs=site/dist']).map((one) => {
    const [name, folder] = splitName(one);
    return { name, folder: path.resolve(folder) };
  });
  if (new Set(sites.map(({ name }) => name)).size < sites.length) {
    throw new UsageError('Each site needs a different name: name=folder.');
  }
  return sites;
}

/** Splits `name=value`; a site without a name is `docs`. */
export function splitName(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  return [text.slice(0, Math.max(at, 0)) || 'docs', text.slice(at + 1)];
}
