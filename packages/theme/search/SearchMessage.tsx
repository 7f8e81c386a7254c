import { useSite } from '@docs/client/context.ts';
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

/** Says that there is no answer, which is something else than an empty one. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { labels } = useSite();
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{labels.searchFailed}</p>
      <button type="button" className="search-retry" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}
