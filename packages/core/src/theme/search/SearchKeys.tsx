import { useSite } from '#client/context.ts';

/** Which keys do what; for eyes only, because the roles of the elements say it too. */
export function SearchKeys({ hasLines }: { hasLines: boolean }) {
  const { labels } = useSite();
  return (
    <footer className="search-keys" aria-hidden="true">
      {hasLines && (
        <>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {labels.keyMove}
          </span>
          <span>
            <kbd>↵</kbd> {labels.keyOpen}
          </span>
        </>
      )}
      <span>
        <kbd>Esc</kbd> {labels.keyClose}
      </span>
    </footer>
  );
}
