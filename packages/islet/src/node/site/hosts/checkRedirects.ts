import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { decodePath, routeToUrl, splitUrl } from '#shared/url.ts';
import type { Project } from '../scan/openProject.ts';
import { createRedirector, type Redirector } from './createRedirector.ts';
import { canBePages } from './redirectPages.ts';
import { configRedirects, type RedirectSources } from './siteRedirects.ts';

/** Browsers stop after 20 redirects. */
const mostSteps = 20;

type Redirecting = Pick<Project, 'configFiles'> & RedirectSources;

/** Finds endless redirects in the config, those from pages, and those that can't be pages if they have to. */
export function checkRedirects(project: Redirecting): Problem[] {
  const { config, configFiles, rules, routes } = project;
  const ofConfig = configRedirects(project);
  const redirect = createRedirector(project);
  const pages = new Set(Array.from(routes, (route) => decodePath(routeToUrl(rules, route))));
  const file = path.basename(configFiles[0] ?? '');
  return config.redirects.flatMap((written, index): Problem[] => {
    const built = ofConfig[index];
    if (config.redirectPages && built && !canBePages(built)) {
      const message = `\`redirects[${index}].from\` is "${written.from}", which no page can stand in for.`;
      const fix =
        'Write a redirect for each address, or end `to` with `:splat` where pages of the site have the same names.';
      return [{ severity: 'warning', message, fix, file }];
    }
    const start = built?.from.replace(/\*$|:[a-z]\w*/gi, 'x') ?? '';
    const steps = follow(decodePath(start), redirect);
    if (steps === null && built && pages.has(decodePath(built.from))) {
      const message = `\`redirects[${index}].from\` is "${written.from}", where the site has a page, which many hosts show instead.`;
      return [{ severity: 'warning', message, fix: 'Remove the redirect or the page.', file }];
    }
    if (steps === null) return [];
    const way = steps.slice(0, 4).map((step) => `\`${step}\``);
    return [
      {
        severity: 'error',
        message: `\`redirects[${index}]\` never ends: ${way.join(' → ')}${steps.length > 4 ? ' → …' : ''}.`,
        fix: 'Redirect it to the current address of the page.',
        file,
      },
    ];
  });
}

/** Follows the redirects from a path; gives the decoded paths if they never end, otherwise null. */
function follow(start: string, redirect: Redirector): string[] | null {
  const steps = [start];
  while (steps.length <= mostSteps) {
    const next = redirect(steps.at(-1) ?? '');
    if (!next?.startsWith('/')) return null;
    const target = decodePath(splitUrl(next).path);
    if (steps.includes(target)) return [...steps, target];
    steps.push(target);
  }
  return steps;
}
