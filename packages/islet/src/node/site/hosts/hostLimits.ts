import type { Problem } from '#shared/types.ts';
import type { Host } from '../config/schema/host.ts';
import type { HostRules } from './openHostRules.ts';
import { looksLikePattern } from './pathPattern.ts';

/** The rules of one host, as it counts them. */
interface Counted {
  rules: HostRules;
  /** `_headers` and `_redirects` as this host gets them. */
  headers: string;
  redirects: string;
}

/** Something that a host reads only so many of. */
interface Limit {
  /** Completes “… 100 ”. */
  what: string;
  most: number;
  count(counted: Counted): number;
  fix: string;
}

const fewerRules = 'Combine or remove rules in `public/_headers`.';
const fewerRedirects = 'Remove redirects, or replace those of a folder by one with `*`.';
const shorterValue =
  'Shorten it: name fewer hosts in `contentSecurityPolicy`, or a domain as `*.example.com`.';

const longestLine = (text: string): number =>
  Math.max(0, ...text.split('\n').map((line) => line.trim().length));

const longestValue = ({ rules }: Counted): number =>
  Math.max(0, ...rules.headers.flatMap(({ set }) => set.map(([, value]) => value.length)));

const dollars = ({ rules }: Counted): number =>
  rules.headers.flatMap(({ set }) => set.filter(([, value]) => value.includes('$'))).length;

/** From the first wildcard on, Cloudflare takes all rules for ones with wildcards. */
const firstWildcard = ({ redirects }: HostRules): number => {
  const index = redirects.findIndex(({ from }) => looksLikePattern(from));
  return index < 0 ? redirects.length : index;
};

const isRedirect = ({ status }: { status: number }): boolean => status >= 300 && status < 400;

/**
 * What each host reads at most, from its documentation:
 * https://developers.cloudflare.com/pages/configuration/headers/, https://developers.cloudflare.com/pages/configuration/redirects/,
 * https://vercel.com/docs/project-configuration. nginx reads words of less than 4,096 bytes.
 */
const limits: Partial<Record<Host, Limit[]>> = {
  cloudflare: [
    {
      what: 'rules in `_headers`',
      most: 100,
      count: ({ rules }) => rules.headers.length,
      fix: fewerRules,
    },
    {
      what: 'characters in a line of `_headers`',
      most: 2000,
      count: ({ headers }) => longestLine(headers),
      fix: shorterValue,
    },
    {
      what: 'redirects without wildcards',
      most: 2000,
      count: ({ rules }) => firstWildcard(rules),
      fix: fewerRedirects,
    },
    {
      what: 'redirects with wildcards',
      most: 100,
      count: ({ rules }) => rules.redirects.length - firstWildcard(rules),
      fix: 'Remove redirects with `*` or `:name`. Folders that are not translated need one each.',
    },
    {
      what: 'characters in a line of `_redirects`',
      most: 1000,
      count: ({ redirects }) => longestLine(redirects),
      fix: 'Shorten the addresses of the redirect.',
    },
  ],
  vercel: [
    {
      what: 'redirects',
      most: 2048,
      count: ({ rules }) => rules.redirects.filter(isRedirect).length,
      fix: fewerRedirects,
    },
    { what: 'characters in a header', most: 4096, count: longestValue, fix: shorterValue },
  ],
  nginx: [
    { what: 'characters in a header', most: 4000, count: longestValue, fix: shorterValue },
    {
      what: '`$` in headers',
      most: 0,
      count: dollars,
      fix: 'Remove it from `public/_headers`; nginx takes it for a variable.',
    },
  ],
};

/** Finds the limits of a host that a site passes. */
export function findPassedLimits(host: Host, counted: Counted, file: string): Problem[] {
  return (limits[host] ?? []).flatMap(({ what, most, count, fix }): Problem[] => {
    const found = count(counted);
    if (found <= most) return [];
    const message = `\`hosts\` has "${host}", which reads at most ${format(most)} ${what}, but there are ${format(found)}.`;
    return [{ severity: 'error', message, fix, file }];
  });
}

/** The same on each machine: `2,000`. */
const format = (count: number): string => count.toLocaleString('en-US');
