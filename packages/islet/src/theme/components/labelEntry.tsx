import type { ReactNode } from 'react';

/** The text of a menu entry, and its tag if it has one. It is no component, so that a text alone is an element's only child. */
export function labelEntry({ text, tag }: { text: string; tag?: string | undefined }): ReactNode {
  return tag ? (
    <>
      {/* The space separates them for screen readers and copying; alone, it would move when the tag arrives. */}
      <span>{`${text} `}</span>
      <span className="entry-tag">{tag}</span>
    </>
  ) : (
    text
  );
}
