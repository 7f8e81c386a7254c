import type { ReactNode } from 'react';

/** A short word that stands out. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="kit:rounded-full kit:bg-amber-200 kit:px-2">{children}</span>;
}
