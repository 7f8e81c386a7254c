import { useSite } from '#client/context.ts';
import { fillLabel } from './fillLabel.ts';

/** Shows that nothing was found (SPEC 2.7), and suggests similar words. */
export function NothingFound({
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
          {labels.didYouMean}
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
export function NoAnswer({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { labels } = useSite();
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{hasFailed ? labels.searchFailed : labels.searchSlow}</p>
      <button type="button" onClick={onRetry}>
        {labels.retry}
      </button>
      {/* Offline, it would take the page away that is being read. */}
      {hasFailed && navigator.onLine && (
        <button type="button" onClick={() => location.reload()}>
          {labels.reload}
        </button>
      )}
    </div>
  );
}
