import { decodePath } from '#shared/url.ts';

/** What visitors could put in place of a placeholder, so that a redirect leads to a site of their choice. */
const attacks = [
  '/evil.example',
  '\\evil.example',
  '.evil.example',
  '@evil.example',
  'evil.example/',
];

/** Stands for the site that has the redirect. */
const origin = 'https://site.invalid';

/**
 * Whether a redirect leads to the site that its author means, whatever its placeholders (`:splat`, `:name`) stand for.
 * Hosts put a part of the request in their place as it is, and browsers read `//host` and `/\host` as other sites. A
 * target is also checked as the build and hosts may decode it: `/%2f:splat` becomes `/:splat`.
 */
export function isSafeTarget(target: string): boolean {
  return [target, decodePath(target)].every(isSafe);
}

function isSafe(target: string): boolean {
  if (/^\/\/|^[^?#]*\\/.test(target)) return false;
  const meant = resolve(target, 'x')?.origin;
  return ['x', ...attacks].every((value) => {
    const url = resolve(target, value);
    if (url?.origin !== meant) return false;
    // Hosts may send the path alone.
    return url?.origin !== origin || !url.pathname.startsWith('//');
  });
}

function resolve(target: string, value: string): URL | null {
  const text = target.replace(/:[a-z]\w*/gi, () => value);
  return URL.canParse(text, origin) ? new URL(text, origin) : null;
}
