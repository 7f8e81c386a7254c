import { useSite } from '#client/context.ts';

/** Shows the keyboard shortcuts; hidden from screen readers, which learn them from the roles of the elements. */
export function SearchKeys({ hasLines }: { hasLines: boolean }) {
  const { labels } = useSite();
  return (
    <footer className="search-keys" aria-hidden="true">
      {hasLines && (
        <>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> <span>{labels.keyMove}</span>
          </span>
          <span>
            <kbd>↵</kbd> <span>{labels.keyOpen}</span>
          </span>
        </>
      )}
      <span>
        <kbd>Esc</kbd> <span>{labels.keyClose}</span>
      </span>
    </footer>
  );
}
