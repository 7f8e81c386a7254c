import { useSite } from '#client/context.ts';
import { fillLabel } from '#shared/fillLabel.ts';
import type { RecentSearchesProps } from './RecentSearches.tsx';
import { SearchStart } from './SearchStart.tsx';
import type { Panel } from './usePanel.ts';

export interface SearchMessagesProps extends RecentSearchesProps {
  panel: Panel;
  onRetry: () => void;
}

/** What comes before the lines, or instead of them: where to start, and why nothing is shown. */
export function SearchMessages({ panel, onRetry, ...recent }: SearchMessagesProps) {
  const { labels } = useSite();
  const { question, view, chooseFolder } = panel;
  const { status, group, lines } = view;
  const isNarrowed = question.folder !== undefined && group?.folders?.length;
  return (
    <>
      {status === 'empty' && <SearchStart hasPages={lines.length > 0} {...recent} />}
      {(status === 'failed' || status === 'slow') && (
        <NoAnswer hasFailed={status === 'failed'} onRetry={onRetry} />
      )}
      {status === 'searching' && lines.length === 0 && (
        <p className="search-message search-waiting">{labels.searching}</p>
      )}
      {view.isNothing && (
        <NothingFound
          query={view.query}
          spellings={group?.spellings ?? []}
          onPick={recent.onPick}
          onWiden={isNarrowed ? () => chooseFolder() : undefined}
        />
      )}
      {view.isNothing && lines.length > 0 && <h2>{labels.firstPages}</h2>}
    </>
  );
}

/** Shows that nothing was found (SPEC 2.7), and suggests similar words. */
function NothingFound({
  query,
  spellings,
  onPick,
  onWiden,
}: {
  query: string;
  spellings: string[];
  onPick: (query: string) => void;
  /** Searches all sections; undefined if they have been. */
  onWiden: (() => void) | undefined;
}) {
  const { labels } = useSite();
  return (
    <div className="search-message">
      <p className="search-message-title">{fillLabel(labels.noResults, { query })}</p>
      <p>{labels.tryAnotherKeyword}</p>
      {onWiden && (
        <button type="button" onClick={onWiden}>
          {labels.allSections}
        </button>
      )}
      {spellings.length > 0 && (
        <p className="search-spellings">
          <span>{labels.didYouMean}</span>
          {spellings.map((spelling) => (
            <button key={spelling} type="button" onClick={() => onPick(spelling)}>
              {spelling}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/**
 * Shows that there is no answer because of an error or a slow connection. After an error, the code of this page
 * may be older than the site, so it offers to reload.
 */
function NoAnswer({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { labels } = useSite();
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{hasFailed ? labels.searchFailed : labels.searchSlow}</p>
      <button type="button" onClick={onRetry}>
        {labels.retry}
      </button>
      {/* Offline, reloading would close the page that is being read. */}
      {hasFailed && navigator.onLine && (
        <button type="button" onClick={() => location.reload()}>
          {labels.reload}
        </button>
      )}
    </div>
  );
}
