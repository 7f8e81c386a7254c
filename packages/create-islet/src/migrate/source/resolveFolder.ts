import path from 'node:path';
import { isInside } from 'islet/tools';
import { findRepository } from '../../findRepository.ts';
import { RefusedError } from '../../refusedError.ts';

/** Where a config names a folder. */
interface FolderField {
  /** Absolute path of the config. */
  config: string;
  /** The field, as in `themeConfig.root`. */
  field: string;
  /** Absolute path of the folder that the config is for. */
  root: string;
  /** Absolute path of the folder that it must be inside if there is no repository; `root` by default. */
  within?: string;
}

/**
 * Absolute path of a folder that a config names. Throws a `RefusedError` if it isn't inside the repository of the site,
 * or if it contains the site, since everything in it would be copied.
 */
export function resolveFolder(
  written: string,
  { config, field, root, within = root }: FolderField,
): string {
  const folder = path.resolve(root, written);
  const containsSite = folder !== root && isInside(folder, root);
  if (isInside(findRepository(root) ?? within, folder) && !containsSite) return folder;
  throw new RefusedError(
    `\`${config}\`: \`${field}\` is ${JSON.stringify(written)}, which is outside of the site. Use a folder of the site, and try again.`,
  );
}
