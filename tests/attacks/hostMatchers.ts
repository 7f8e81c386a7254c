import type { Redirect } from '#islet/node/site/hosts/hostFiles.ts';

/** Where a host leads a request, as its `Location` header says it; null if no rule matches. */
export type HostMatcher = (rules: readonly Redirect[], path: string) => string | null;

/** What a host documents about its matching. */
interface MatchingRules {
  /** Which form of the path it compares. */
  read: (path: string) => string;
  /** Whether rules without wildcards come first. */
  exactFirst: boolean;
  /** Whether `/a/*` also matches `/a`, and `/a/` is `/a`. */
  ignoresSlash: boolean;
}

/**
 * How hosts find the redirect of a path, written from what they document. Some compare it as it was sent, others as a
 * URL, where `\` is `/`; some put rules without wildcards first. None checks where the target leads.
 */
export const hostMatchers: Readonly<Record<string, HostMatcher>> = {
  raw: matcher({ read: (path) => path, exactFirst: false, ignoresSlash: true }),
  url: matcher({ read: readPathname, exactFirst: true, ignoresSlash: false }),
  decoded: matcher({ read: decode, exactFirst: false, ignoresSlash: true }),
};

function matcher({ read, exactFirst, ignoresSlash }: MatchingRules): HostMatcher {
  return (rules, path) => {
    const asked = read(path);
    const isExact = ({ from }: Redirect): boolean => !/\*|\/:[a-z]/i.test(from);
    const ordered = exactFirst
      ? [...rules.filter(isExact), ...rules.filter((rule) => !isExact(rule))]
      : rules;
    for (const { from, to } of ordered) {
      const values = match(from, asked, ignoresSlash);
      if (values) return to.replace(/:([a-z]\w*)/gi, (all, name: string) => values[name] ?? all);
    }
    return null;
  };
}

function match(from: string, asked: string, ignoresSlash: boolean): Record<string, string> | null {
  const names: string[] = [];
  const end = ignoresSlash ? '/?' : '';
  const source = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:([a-z]\w*)|(\/?)\*/gi, (_, name?: string, slash = '') => {
      names.push(name ?? 'splat');
      if (name) return '/([^/]+)';
      return ignoresSlash && slash ? '(?:/(.*))?' : `${slash}(.*)`;
    });
  const found = new RegExp(`^${source}${from.endsWith('*') ? '' : end}$`, 'is').exec(asked);
  return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']));
}

function readPathname(path: string): string {
  const url = `https://a.invalid${path}`;
  return URL.canParse(url) ? new URL(url).pathname : path;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
