import type { Problem } from '#shared/types.ts';
import { isExternal, joinRoute, routeToHtmlFile, splitRoute } from '#shared/url.ts';
import type { Project } from '../scan/openProject.ts';
import { intendedPlace, type LinkTargets, resolvePage } from '../scan/resolveLink.ts';
import { type ComparedPage, comparePages } from './comparePages.ts';
import { type PairedPage, pairPages } from './pairPages.ts';

/** Finds where translations differ from their originals. */
export function checkParity(
  { config, rules, routes, moved }: Pick<Project, 'config' | 'rules' | 'routes' | 'moved'>,
  pages: readonly PairedPage[],
): Problem[] {
  const targets = { rules, routes, moved };
  return pairPages(config, pages).flatMap(({ original, translation }) =>
    comparePages(toCompared(targets, original), toCompared(targets, translation)),
  );
}

function toCompared(
  targets: Pick<LinkTargets, 'rules' | 'routes' | 'moved'>,
  page: PairedPage,
): ComparedPage {
  return {
    file: page.filePath,
    frontmatter: page.frontmatter,
    sections: (page.skeleton ?? []).map((section) => ({
      ...section,
      parts: section.parts.map((part) =>
        part.kind === 'link'
          ? { ...part, shown: part.key, key: targetOf(targets, page, part.key) }
          : part,
      ),
    })),
  };
}

/** Where a link leads, without a language and with the path of the file, whatever the slug. */
function targetOf(
  targets: Pick<LinkTargets, 'rules' | 'routes' | 'moved'>,
  page: PairedPage,
  href: string,
): string {
  if (isExternal(href)) return withoutLanguage(href);
  if (href.startsWith('#')) return `${page.pagePath}${decodeURI(href)}`;
  const { rules } = targets;
  const found = resolvePage(targets, page, href);
  const place = found ? splitRoute(rules, found.route) : intendedPlace(targets, page, href);
  const hash = found?.hash ?? '';
  return `${routeToHtmlFile(joinRoute(rules, { ...place, lang: rules.defaultLang }))}${hash}`;
}

/** Another site may have a page for each language, whose anchors are translated, too. */
const withoutLanguage = (href: string): string =>
  href
    .replace(/#.*$/, '')
    .replace(/\/[a-z]{2}(?:[-_][a-z]{2,4})?(?=\/|$)/i, '')
    .replace(/^(https?:\/\/)[a-z]{2}\./, '$1')
    .replace(/\/$/, '');
