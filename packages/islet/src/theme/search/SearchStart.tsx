import { useSite } from '#client/context.ts';
import { RecentSearches, type RecentSearchesProps } from './RecentSearches.tsx';

export interface SearchStartProps extends RecentSearchesProps {
  /** Whether a list of pages follows. */
  hasPages: boolean;
}

/** Content of the dialog while the box is empty: recent searches, and the heading of the first pages. */
export function SearchStart({ hasPages, ...recent }: SearchStartProps) {
  const { labels } = useSite();
  if (!hasPages && recent.queries.length === 0) {
    return <p className="search-message">{labels.searchHint}</p>;
  }
  return (
    <>
      <RecentSearches {...recent} />
      {hasPages && <h2>{labels.firstPages}</h2>}
    </>
  );
}
