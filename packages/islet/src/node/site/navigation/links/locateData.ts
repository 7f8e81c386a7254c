import type { Problem } from '#shared/types.ts';
import { placeAt } from '../../../support/problems/placeAt.ts';
import { formatPath } from '../../config/describeValue.ts';
import { offsetAt, parseJson } from '../../config/parseJson.ts';

/** The file with navigation data: a JSON file with its text, or the config, whose text isn't needed. */
export interface DataFile {
  /** Path below the site's root, with `/`. */
  filePath: string;
  text: string | null;
}

/** A value in such a file. */
export interface DataPlace {
  source: DataFile;
  path: readonly PropertyKey[];
}

/** Creates the place of a value in the config. */
export function configPlace(configFile: string, path: readonly PropertyKey[]): DataPlace {
  return { source: { filePath: configFile, text: null }, path };
}

/** Finds where a value is written; for the config, which is code, only the file is known. */
export function locateData({ source, path }: DataPlace): Pick<Problem, 'file' | 'line' | 'column'> {
  const { filePath, text } = source;
  if (text === null) return { file: filePath };
  return { file: filePath, ...placeAt(text, offsetAt(parseJson(text).root, path)) };
}

/** Names a value of the config at the start of a message, because its place has no line. */
export function nameData({ source, path }: DataPlace): string {
  return source.text === null ? `\`${formatPath(path)}\`: ` : '';
}
