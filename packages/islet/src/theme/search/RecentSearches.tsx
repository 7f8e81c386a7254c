import { useSite } from '#client/context.ts';
import { fillLabel } from '#shared/fillLabel.ts';
import { Icon, OutlineIcon } from '../components/Icon.tsx';

export interface RecentSearchesProps {
  queries: string[];
  onPick: (query: string) => void;
  onRemove: (query: string) => void;
}

/** The reader's earlier searches, which can be repeated or removed. */
export function RecentSearches({ queries, onPick, onRemove }: RecentSearchesProps) {
  const { labels } = useSite();
  if (queries.length === 0) return null;
  return (
    <section className="search-recent" aria-labelledby="~search-recent">
      <h2 id="~search-recent">{labels.recentSearches}</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="search-again" onClick={() => onPick(query)}>
              <OutlineIcon>
                <path d="M12 7v5l3 2M3.5 12a8.5 8.5 0 1 0 2.8-6.3L3.5 8M3.5 3.5V8H8" />
              </OutlineIcon>
              <span>{query}</span>
            </button>
            <button
              type="button"
              className="search-forget"
              aria-label={fillLabel(labels.removeSearch, { query })}
              onClick={() => onRemove(query)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
