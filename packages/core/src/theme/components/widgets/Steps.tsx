import type { ReactNode } from 'react';

/** Numbers the headings, or the items of the ordered list, that stand in it (SPEC 2.8). */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
