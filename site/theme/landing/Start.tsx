import type { ReactNode } from 'react';

/**
 * The command to start with, above a config file beside what it gives: the children, in this order, so
 * that the words and their proof stay in the page.
 */
export function Start({ children }: { children: ReactNode }) {
  return <section className="landing-start">{children}</section>;
}
