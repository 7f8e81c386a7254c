import type { ReactNode } from 'react';

/** The landing page of Rslib, section by section. */
export function Landing({ children }: { children: ReactNode }) {
  return <div className="landing">{children}</div>;
}
