import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePage, useSite } from '#client/context.ts';
import type { SearchClient } from '#search/browser/createSearchClient.ts';
import { foreignLang } from '#shared/foreignLang.ts';
import type { PageLink } from '#shared/navigation.ts';
import type { PageData } from '#shared/types.ts';
import {
  decodePath,
  joinRoute,
  splitRoute,
  type UrlRules,
  urlRulesOf,
  urlToRoute,
} from '#shared/url.ts';
import { NotFoundHelp } from '../components/NotFoundHelp.tsx';
import { addressWords, rankByAddress } from './rankByAddress.ts';

export interface NearestPagesProps {
  searcher: SearchClient;
  /** Shown if no URL is similar. */
  firstPages: readonly PageLink[];
}

/** Suggests pages that the reader may have meant, on the page for unknown URLs, and what the site adds to them. */
export function NearestPages({ searcher, firstPages }: NearestPagesProps) {
  const site = useSite();
  const { labels } = site;
  const page = usePage();
  const [place, setPlace] = useState<Element | null>(null);
  const [near, setNear] = useState<PageLink[] | null>(null);
  // All unknown URLs have the same page, but each navigation renders it again.
  const path = decodePath(location.pathname);

  useEffect(() => showOwn(page, urlRulesOf(site)), [page, site]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Each page has its own place, or none.
  useEffect(() => setPlace(document.getElementById('~nearest-pages')), [page]);

  useEffect(() => {
    let isLate = false;
    setNear(null);
    void findNearest(searcher, path, site.base).then((found) => isLate || setNear(found));
    return () => {
      isLate = true;
    };
  }, [searcher, path, site.base]);

  const pages = near?.length === 0 ? firstPages : (near ?? []);
  if (!place) return null;
  const here = { rules: urlRulesOf(site), locales: site.locales, lang: site.lang };
  return createPortal(
    <>
      {pages.length > 0 && (
        <section className="not-found-pages" aria-labelledby="~not-found-pages">
          <h2 id="~not-found-pages">{pages === near ? labels.didYouMean : labels.firstPages}</h2>
          <ul>
            {pages.map(({ text, link }) => (
              <li key={link}>
                <a href={link} hrefLang={foreignLang(here, link)}>
                  <strong>{text}</strong> <small>{decodePath(link)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* Not before the suggestions, which would move it. */}
      {near && <NotFoundHelp />}
    </>,
    place,
  );
}

/** Searches for the words in a path and orders the results by the similarity of their URLs. */
async function findNearest(
  searcher: SearchClient,
  path: string,
  base: string,
): Promise<PageLink[]> {
  try {
    const groups = await searcher.search(addressWords(path.slice(base.length)), { enrich: false });
    const near = rankByAddress(groups?.[0]?.hits ?? [], path);
    return near.map(({ title, link }) => ({ text: title, link: link.replace(/#.*/, '') }));
  } catch (error) {
    console.error('The nearest pages could not be found.', error);
    return [];
  }
}

/**
 * Shows the page for unknown URLs of the language and version that the address is in, as a click on a link to it does: some
 * hosts have one page for all unknown URLs, in the default language.
 */
function showOwn({ routePath }: Pick<PageData, 'routePath'>, rules: UrlRules): void {
  const route = urlToRoute(rules, location.pathname);
  if (route === null) return;
  if (routePath === joinRoute(rules, { ...splitRoute(rules, route), path: '/404' })) return;
  const link = document.createElement('a');
  link.href = location.pathname + location.search;
  document.body.append(link);
  link.click();
  link.remove();
}
