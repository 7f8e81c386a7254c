import type { ReactNode } from 'react';
import { usePage, useSite } from '#client/context.ts';
import type { PageLink } from '#shared/navigation.ts';

/**
 * Follows the content of a page: the time of the last change, children added by the site, the edit link, and on phones
 * that to the page as Markdown, which is above the title elsewhere; then links to the previous and next page.
 */
export function DocFooter({
  children,
}: {
  /** What follows the edit link. */
  children?: ReactNode;
}) {
  const { editUrl, markdownUrl, lastUpdated, prev, next } = usePage();
  const { labels } = useSite();
  const hasSource = Boolean(editUrl || markdownUrl || lastUpdated || children);
  const hasPager = prev !== null || next !== null;
  if (!hasSource && !hasPager) return null;
  return (
    <div className="doc-footer">
      {hasSource && (
        <div className="doc-source">
          {lastUpdated && <LastUpdated time={lastUpdated} />}
          {children}
          {editUrl && <a href={editUrl}>{labels.editPage}</a>}
          {markdownUrl && (
            <a className="phone-only" href={markdownUrl}>
              {labels.viewMarkdown}
            </a>
          )}
        </div>
      )}
      {hasPager && (
        <div className="doc-neighbors">
          {prev && <PagerLink page={prev} label={labels.previousPage} rel="prev" />}
          {next && <PagerLink page={next} label={labels.nextPage} rel="next" />}
        </div>
      )}
    </div>
  );
}

function LastUpdated({ time }: { time: string }) {
  const { lang } = usePage();
  const { labels, locales } = useSite();
  const htmlLang = locales.find((locale) => locale.lang === lang)?.htmlLang ?? lang;
  // In UTC, so that the server and every reader format the same day.
  const format = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p>
      <span>{labels.lastUpdated}</span>{' '}
      <time dateTime={time} suppressHydrationWarning>
        {format.format(new Date(time))}
      </time>
    </p>
  );
}

interface PagerLinkProps {
  page: PageLink;
  label: string;
  rel: 'prev' | 'next';
}

function PagerLink({ page, label, rel }: PagerLinkProps) {
  return (
    <a href={page.link} rel={rel}>
      <span>{label}</span>
      <strong>{page.text}</strong>
    </a>
  );
}
