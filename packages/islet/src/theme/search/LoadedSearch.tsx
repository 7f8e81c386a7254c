import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { adoptStyles } from '#client/islands/adoptStyles.ts';
import type { PageLink } from '#shared/navigation.ts';
import { readAnchor } from '#shared/url.ts';
import { lacksPage } from '../rules/lacksPage.ts';
import { createSearchers, type Searchers } from './createSearchers.ts';
import type { MatchPlace } from './findMarks.ts';
import { loadFirstPages } from './loadFirstPages.ts';
import { clearMatches, markMatches } from './markMatches.ts';
import { NearestPages } from './NearestPages.tsx';
import { Remount } from './Remount.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './search.css?inline';

export interface LoadedSearchProps {
  isOpen: boolean;
  /** How often the search of a history entry was restored: each time, it replaces the one that is open. */
  restored: number;
  field: RefObject<HTMLInputElement | null>;
  /** Whether the last key in the field was Enter. */
  isEntered: Readonly<RefObject<boolean>>;
}

/**
 * The part of the search that is loaded on demand, with its styles: what the dialog shows while it is open, and
 * the highlights in the section that was chosen in it.
 */
export function LoadedSearch(props: LoadedSearchProps) {
  return (
    <Remount>
      <RunningSearch {...props} />
    </Remount>
  );
}

function RunningSearch({ isOpen, restored, field, isEntered }: LoadedSearchProps) {
  const site = useSite();
  const page = usePage();
  const { routePath } = page;
  const [searchers, setSearchers] = useState<Searchers | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [firstPages, setFirstPages] = useState<PageLink[]>([]);
  const [followed, setFollowed] = useState<(MatchPlace & { path: string }) | null>(null);

  useLayoutEffect(() => adoptStyles(styles), []);

  // Pages of one language share their site data; another language has its own index.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each attempt needs a new source.
  useEffect(() => {
    const created = createSearchers(site);
    setSearchers(created);
    return () => created?.typed.close();
  }, [site, attempt]);

  useEffect(() => {
    let isLate = false;
    void loadFirstPages(site).then((pages) => isLate || setFirstPages(pages));
    return () => {
      isLate = true;
    };
  }, [site]);

  // The chosen section keeps its highlights until the next navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The prose changes with the route.
  useEffect(() => {
    const prose = document.querySelector('[data-prose]');
    if (!prose) return;
    if (followed?.path === location.pathname) markMatches(prose, followed);
    else clearMatches();
  }, [followed, routePath]);

  if (!searchers) return null;
  return (
    <>
      {lacksPage(page) && <NearestPages searcher={searchers.near} firstPages={firstPages} />}
      {isOpen && (
        <SearchPanel
          key={restored}
          searcher={searchers.typed}
          field={field}
          isEntered={isEntered}
          firstPages={firstPages}
          onRetry={() => setAttempt(attempt + 1)}
          onFollow={(link, words) => {
            const { pathname, hash } = new URL(link);
            setFollowed({ path: pathname, id: readAnchor(hash), words });
          }}
        />
      )}
    </>
  );
}
