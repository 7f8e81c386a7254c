import { useSite } from 'islet/client';
import type { ReactNode } from 'react';
import { landingLabels } from '../landingLabels.ts';

/** The links at the end of the landing page: lists of links, side by side. */
export function SiteMap({ children }: { children: ReactNode }) {
  return (
    <nav className="site-map" aria-label={landingLabels(useSite().lang).siteMap}>
      {children}
    </nav>
  );
}
