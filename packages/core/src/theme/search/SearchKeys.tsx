import { useSite } from '#client/context.ts';

/** Shows the keyboard shortcuts; hidden from screen readers, which learn them from the roles of the elements. */
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
