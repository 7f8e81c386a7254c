import { splitRoute, useSite } from 'islet/client';
import type { ReactNode } from 'react';

export interface LandingLinkProps {
  /** Route of a page of this site. */
  href: string;
  className?: string;
  theme?: string;
  children: ReactNode;
}

/** A link to a page of this site, marked if that is in another language. */
export function LandingLink({ href, className = 'plain', theme, children }: LandingLinkProps) {
  const site = useSite();
  const langs = site.locales.map(({ lang }) => lang);
  const { lang } = splitRoute({ ...site, langs }, href);
  const target =
    lang === site.lang ? undefined : site.locales.find((locale) => locale.lang === lang);
  return (
    <a className={className} href={href} data-theme={theme} hrefLang={target?.htmlLang}>
      {children}
      {target && <small className="landing-lang">({target.label})</small>}
    </a>
  );
}
