import type { ReactNode } from 'react';
import { usePage, useSite } from '#client/context.ts';
import type { PageLink } from '#common/types.ts';

/**
 * What follows the content of a page: a line with the time of the last change, what a site adds to it,
 * and the edit link; then the neighbours.
 */
export function DocFooter({ children }: { children?: ReactNode }) {
  const { editLink, lastUpdated, prev, next } = usePage();
  const { labels } = useSite();
  const hasSource = Boolean(editLink || lastUpdated || children);
  const hasNeighbours = prev !== null || next !== null;
  if (!hasSource && !hasNeighbours) return null;
  return (
    <div className="doc-footer">
      {hasSource && (
        <div className="doc-source">
          {lastUpdated && <LastUpdated time={lastUpdated} />}
          {children}
          {editLink && <a href={editLink}>{labels.editPage}</a>}
        </div>
      )}
      {hasNeighbours && (
        <div className="doc-neighbours">
          {prev && <Neighbour page={prev} label={labels.previousPage} direction="prev" />}
          {next && <Neighbour page={next} label={labels.nextPage} direction="next" />}
        </div>
      )}
    </div>
  );
}

function LastUpdated({ time }: { time: string }) {
  const { lang } = usePage();
  const { labels, locales } = useSite();
  const htmlLang = locales.find((locale) => locale.lang === lang)?.htmlLang ?? lang;
  // In UTC, so that the server and every reader write the same day.
  const format = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p>
      {`${labels.lastUpdated} `}
      <time dateTime={time} suppressHydrationWarning>
        {format.format(new Date(time))}
      </time>
    </p>
  );
}

interface NeighbourProps {
  page: PageLink;
  label: string;
  direction: 'prev' | 'next';
}

function Neighbour({ page, label, direction }: NeighbourProps) {
  return (
    <a href={page.link} rel={direction} data-direction={direction}>
      <span>{label}</span>
      <strong>{page.text}</strong>
    </a>
  );
}
