import { readFileSync } from 'node:fs';
import type { Problem } from '#shared/types.ts';
import { isInside } from '../../support/files/isInside.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { codeFolder } from '../../support/modules/ownPackage.ts';
import { placeAt } from '../../support/problems/placeAt.ts';

/** The call at the start or in the middle of a line that isn't a comment. */
const created = /^(?!\s*(?:\/\/|\*|\/\*)).*?\b(document\.createElement\(\s*(['"`])script\2)/gim;

/**
 * Warns about scripts that the sources of a site create in the browser, which only run without Trusted Types; packages
 * may create them for other reasons. `inputs` are the files that the bundler has read.
 */
export function findCreatedScripts(siteRoot: string, inputs: readonly string[]): Problem[] {
  const own = inputs.filter(
    (file) =>
      /\.[cm]?[jt]sx?$/.test(file) &&
      !/[\\/]node_modules[\\/]/.test(file) &&
      !isInside(codeFolder, file),
  );
  return own.sort().flatMap((file) => {
    const text = readText(file);
    return Array.from(
      text.matchAll(created),
      ({ index, 0: line, 1: call = '' }): Problem => ({
        severity: 'warning',
        message: 'This creates a script, whose address the Content-Security-Policy blocks.',
        fix: 'Add it to `head` in the config or in front matter; the event `islet:navigate` tells it of new pages.',
        file: relativePath(siteRoot, file),
        ...placeAt(text, index + line.indexOf(call)),
      }),
    );
  });
}

/** The bundler also looks for files that aren't there. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
