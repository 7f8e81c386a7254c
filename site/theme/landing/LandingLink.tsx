import { joinRoute, useSite } from 'islet/client';
import type { ReactNode } from 'react';

export interface LandingLinkProps {
  /** Route of a page of this site, in the default language. */
  href: string;
  className?: string;
  theme?: string;
  children: ReactNode;
}

/** A link to a page of this site, in the reader's language. */
export function LandingLink({ href, className = 'plain', theme, children }: LandingLinkProps) {
  const site = useSite();
  const { lang, defaultVersion: version } = site;
  return (
    <a
      className={className}
      href={joinRoute(site, { version, lang, path: href })}
      data-theme={theme}
    >
      {children}
    </a>
  );
}
