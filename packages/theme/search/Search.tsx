import { adoptStyles } from '@docs/client/adoptStyles.ts';
import { usePage, useSite } from '@docs/client/context.ts';
import { useEffect, useState } from 'react';
import { SearchButton } from '../components/SearchButton.tsx';
import { useOnNewPage } from '../components/useOnNewPage.ts';
import type { MatchPlace } from './findMarks.ts';
import type { Searcher } from './useSearch.ts';

type LazySearch = typeof import('./lazySearch.ts');

/**
 * The button of the search, and its dialog while it is open (SPEC 2.7). The code of the dialog and the
 * index come when the reader is about to use them. Nothing where the site has no search.
 */
export function Search() {
  const site = useSite();
  const { routePath } = usePage();
  const [lazy, setLazy] = useState<LazySearch | null>(null);
  const [searcher, setSearcher] = useState<Searcher | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [followed, setFollowed] = useState<(MatchPlace & { path: string }) | null>(null);

  async function prepare(): Promise<void> {
    if (lazy) return;
    try {
      const loaded = await import('./lazySearch.ts');
      adoptStyles(loaded.styles);
      setLazy(loaded);
      setHasFailed(false);
    } catch (error) {
      console.error('The search could not be loaded.', error);
      setHasFailed(true);
    }
  }

  // Pages of one language share their site data; another language has another index.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each attempt is made with a new source.
  useEffect(() => {
    const created = lazy?.createSearcher(site) ?? null;
    setSearcher(created);
    return () => created?.close();
  }, [lazy, site, attempt]);

  // The section that was chosen shows its words until the reader goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The prose changes with the route.
  useEffect(() => {
    const prose = document.querySelector('[data-prose]');
    if (!lazy || !prose) return;
    if (followed?.path === location.pathname) lazy.markMatches(prose, followed);
    else lazy.clearMatches();
  }, [lazy, followed, routePath]);

  useOnNewPage(() => {
    if (hasFailed) setIsOpen(false);
  });

  if (!site.search) return null;
  const Dialog = lazy?.SearchDialog;
  return (
    <>
      <SearchButton
        // What failed in view of the reader is tried again when they ask for it.
        onPrepare={() => void (isOpen || prepare())}
        onOpen={() => {
          void prepare();
          setIsOpen(true);
        }}
      />
      {isOpen && hasFailed && (
        <p className="search-unavailable" role="alert">
          {site.labels.searchFailed}
          <button type="button" onClick={prepare}>
            {site.labels.retry}
          </button>
        </p>
      )}
      {isOpen && Dialog && searcher && (
        <Dialog
          searcher={searcher}
          onClose={() => setIsOpen(false)}
          onRetry={() => setAttempt(attempt + 1)}
          onFollow={(link, words) => {
            const { pathname, hash } = new URL(link);
            setFollowed({ path: pathname, id: decodeURIComponent(hash.slice(1)), words });
          }}
        />
      )}
    </>
  );
}
