import path from 'node:path';
import type { Problem } from '#common/types.ts';
import { decodePath, routeToUrl, splitHref } from '#common/url.ts';
import type { Project } from '../scan/openProject.ts';
import { compilePathPattern } from './pathPattern.ts';
import { findRedirect, type RedirectRule } from './redirectsFile.ts';
import { siteRedirects } from './siteRedirects.ts';

/** Browsers give up after twenty redirects. */
const mostSteps = 20;

type Redirecting = Pick<
  Project,
  'config' | 'configFiles' | 'rules' | 'pages' | 'routes' | 'publicFiles'
>;

/** Finds redirects of the config that lead from one to the other without an end. */
export function checkRedirects(project: Redirecting): Problem[] {
  const { config, configFiles, rules, routes } = project;
  const redirects = siteRedirects(project)
    .filter(({ status }) => status >= 300 && status < 400)
    .map(({ from, to, status }) => ({ from, to, status, matches: compilePathPattern(from) }));
  const pages = new Set(Array.from(routes, (route) => decodePath(routeToUrl(rules, route))));
  return config.redirects.flatMap((_, index): Problem[] => {
    const start = redirects[index]?.from.replace(/\*$|:[a-z]\w*/gi, 'x') ?? '';
    const steps = follow(decodePath(start), redirects, pages);
    if (steps === null) return [];
    const way = steps.slice(0, 4).map((step) => `\`${step}\``);
    return [
      {
        severity: 'error',
        message: `\`redirects[${index}]\` never ends: ${way.join(' → ')}${steps.length > 4 ? ' → …' : ''}.`,
        fix: 'Lead it to the address where the page is now.',
        file: path.basename(configFiles[0] ?? ''),
      },
    ];
  });
}

/** The decoded paths on the way from one that never ends; null for one that does. */
function follow(
  start: string,
  redirects: ReadonlyArray<RedirectRule & { from: string }>,
  pages: ReadonlySet<string>,
): string[] | null {
  const steps = [start];
  while (steps.length <= mostSteps) {
    const current = steps.at(-1) ?? '';
    // Some hosts show a page instead of following a wildcard that it matches.
    const rule = redirects.find(
      ({ from, matches }) => matches(current) && !(/[*:]/.test(from) && pages.has(current)),
    );
    const next = rule && findRedirect([rule], current)?.to;
    if (next === undefined || !next.startsWith('/')) return null;
    const target = decodePath(splitHref(next).path);
    if (steps.includes(target)) return [...steps, target];
    steps.push(target);
  }
  return steps;
}
