import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeaderRule, parseHeadersFile } from './headersFile.ts';
import { parseRedirectsFile, type RedirectRule } from './parseRedirectsFile.ts';

/** The rules for hosts in a built folder. */
export interface HostRules {
  headers: HeaderRule[];
  redirects: RedirectRule[];
}

/**
 * Creates a reader of the `_headers` and `_redirects` of a folder. Each call returns their current
 * content, because a build may replace them during a preview. Rejects if a line is invalid.
 */
export function openHostRules(): (dir: string) => Promise<HostRules> {
  const readHeaders = createReader('_headers', parseHeadersFile);
  const readRedirects = createReader('_redirects', parseRedirectsFile);
  return async (dir) => ({ headers: await readHeaders(dir), redirects: await readRedirects(dir) });
}

function createReader<Rules>(
  name: string,
  parse: (text: string) => Rules,
): (dir: string) => Promise<Rules> {
  let known: { version: string; rules: Rules } | null = null;
  return async (dir) => {
    const file = join(dir, name);
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    const version = `${file} ${time}`;
    if (known?.version !== version)
      known = { version, rules: parse(time === 0 ? '' : await readFile(file, 'utf8')) };
    return known.rules;
  };
}
