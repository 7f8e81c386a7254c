import { encodeTarget } from './encodeTarget.ts';
import type { ServedFiles } from './servedFiles.ts';

/** Writes `vercel.json`. Vercel finds `404.html` by itself, and can't take headers away or have several such pages. */
export function vercelFile({ cleanUrls, rules }: Pick<ServedFiles, 'cleanUrls' | 'rules'>): string {
  const lead = (status: (one: number) => boolean) =>
    rules.redirects
      .filter((rule) => status(rule.status))
      .map(({ from, to, status }) => ({
        source: vercelPattern(encodeTarget(from)),
        destination: encodeTarget(to),
        ...(status === 200 ? {} : { statusCode: status }),
      }));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls,
    headers: rules.headers
      .filter(({ set }) => set.length > 0)
      .map(({ path, set }) => ({
        source: vercelPattern(encodeTarget(path)),
        headers: set.map(([key, value]) => ({ key, value })),
      })),
    redirects: lead((status) => status >= 300 && status < 400),
    rewrites: lead((status) => status === 200),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Vercel's patterns have names for `*` too, and signs of their own. */
const vercelPattern = (pattern: string): string =>
  pattern.replace(/\/:[a-z]\w*|\*|[(){}+?:\\]/gi, (found) => {
    if (found.startsWith('/')) return found;
    return found === '*' ? ':splat(.*)' : `\\${found}`;
  });
