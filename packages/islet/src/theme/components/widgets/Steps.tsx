import type { ReactNode } from 'react';

/** Numbers the headings inside it, or the items of an ordered list (SPEC 2.8). */
export function Steps({
  children,
}: {
  /** Headings with text, or an ordered list. */
  children: ReactNode;
}) {
  return <div className="steps">{children}</div>;
}
