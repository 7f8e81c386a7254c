import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeaderRule, parseHeadersFile } from './headersFile.ts';
import { parseRedirectsFile, type RedirectRule } from './redirectsFile.ts';

/** What a built folder asks of its host. */
export interface HostRules {
  headers: HeaderRule[];
  redirects: RedirectRule[];
}

/**
 * Opens the `_headers` and `_redirects` of a folder. Each call gives them as they are now, for a
 * build may replace them while the preview runs; throws where a line cannot be read.
 */
export function openHostRules(dir: string): () => Promise<HostRules> {
  const readHeaders = createReader(join(dir, '_headers'), parseHeadersFile);
  const readRedirects = createReader(join(dir, '_redirects'), parseRedirectsFile);
  return async () => ({ headers: await readHeaders(), redirects: await readRedirects() });
}

function createReader<Rules>(file: string, parse: (text: string) => Rules): () => Promise<Rules> {
  let known: { time: number; rules: Rules } | null = null;
  return async () => {
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (known?.time !== time)
      known = { time, rules: parse(time === 0 ? '' : await readFile(file, 'utf8')) };
    return known.rules;
  };
}
