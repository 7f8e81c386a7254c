import { decodePath } from '#shared/url.ts';
import { parseAddresses } from '../config/parseAddresses.ts';
import { siteConfigSchema } from '../config/schema.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import type { AddressSources, KnownIds } from './followAddress.ts';

/** A site with two languages and two versions, below a base path. */
export const siteOptions = {
  title: 'A',
  base: '/docs/',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
};

/** Creates a site with pages, written as `/route a b` with their encoded routes and the ids in them, and a ledger. */
export function createSite(
  pages: readonly string[],
  lines: readonly string[],
  options: object = siteOptions,
): { site: AddressSources; ids: KnownIds } {
  const config = siteConfigSchema.parse(options);
  const rules = toUrlRules(config);
  const ids = new Map(
    pages.map((page): [string, Set<string>] => {
      const [route = '', ...anchors] = page.split(' ');
      return [decodePath(route), new Set(anchors)];
    }),
  );
  const site = {
    ...{ config, rules, pages: [], moved: new Map(), publicFiles: new Set(['spec.pdf']) },
    routes: new Set(ids.keys()),
    ledger: parseAddresses(lines.join('\n'), rules),
  };
  return { site, ids };
}
