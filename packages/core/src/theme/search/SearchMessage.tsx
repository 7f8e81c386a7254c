import { useSite } from '#client/context.ts';
import { fillLabel } from './fillLabel.ts';

/** Says that nothing was found (SPEC 2.7), and which words near to the query there are. */
export function NothingFound({
  query,
  spellings,
  onPick,
}: {
  query: string;
  spellings: string[];
  onPick: (query: string) => void;
}) {
  const { labels } = useSite();
  return (
    <div className="search-message">
      <p className="search-message-title">{fillLabel(labels.noResults, { query })}</p>
      <p>{labels.tryAnotherKeyword}</p>
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
 * Says that there is no answer, which is something else than an empty one. Once the search has
 * failed, the code of this page may be older than the site, which only a reload can change.
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
