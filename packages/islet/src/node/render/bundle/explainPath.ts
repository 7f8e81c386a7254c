import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { Problem } from '#shared/types.ts';
import { escapedHash } from './escapedHash.ts';

/**
 * Explains errors that are caused by a character in a path; null if there are none. The bundler's own messages name
 * files that don't exist.
 * Below a folder with `?` or `!`, the bundler finds nothing; below one with `#`, it can't read styles.
 */
export function explainPath(
  siteRoot: string,
  errors: ReadonlyArray<Pick<Rspack.StatsError, 'moduleName'>>,
): Problem | null {
  const style = errors
    .map(({ moduleName = '' }) => moduleName)
    .find((name) => name.includes(escapedHash) && name.endsWith('.css'));
  const file =
    style === undefined ? siteRoot : path.resolve(siteRoot, style.replaceAll(escapedHash, '#'));
  const [character] = (style === undefined ? /[?!]/ : /#/).exec(file) ?? [];
  if (errors.length === 0 || character === undefined) return null;
  return {
    severity: 'error',
    message: `This path contains \`${character}\`, which has another meaning for the bundler.`,
    fix: 'Rename the file or folder that has it in its name.',
    file,
  };
}
