import type { Problem } from '#common/types.ts';
import { formatPath } from '../config/describeValue.ts';
import { parseJson } from '../config/parseJson.ts';
import { placeAt } from '../problems/placeAt.ts';

/** Where data of the navigation was read: a JSON file with its text, or the config, which has none. */
export interface DataFile {
  /** Path below the site's root, with `/`. */
  filePath: string;
  text: string | null;
}

/** A value of such a file. */
export interface DataPlace {
  source: DataFile;
  path: readonly PropertyKey[];
}

/** The place of a value in the config. */
export function configPlace(configFile: string, path: readonly PropertyKey[]): DataPlace {
  return { source: { filePath: configFile, text: null }, path };
}

/** Tells where a value is written; in the config, which is code, there is no more than the file. */
export function locateData({ source, path }: DataPlace): Pick<Problem, 'file' | 'line' | 'column'> {
  const { filePath, text } = source;
  if (text === null) return { file: filePath };
  let node = parseJson(text);
  for (const key of path) node = node.entries.get(key)?.node ?? node;
  return { file: filePath, ...placeAt(text, node.offset) };
}

/** Names a value at the start of a sentence where its place alone does not. */
export function nameData({ source, path }: DataPlace): string {
  return source.text === null ? `\`${formatPath(path)}\`: ` : '';
}
