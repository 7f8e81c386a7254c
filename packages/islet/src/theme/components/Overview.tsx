import { type MouseEvent, memo, useDeferredValue, useEffect, useId, useState } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { showIncompleteNotice } from '#client/navigation/loadDocument.ts';
import type { OverviewGroup, OverviewHeading, OverviewPage } from '#shared/navigation.ts';
import { hasTitle } from '../rules/introLength.ts';
import { labelEntry } from './labelEntry.tsx';

/** All pages of a section with what they are about and their headings, and an input that filters them (SPEC 2.5). */
export function Overview({
  groups,
}: {
  /** What it lists. */
  groups: OverviewGroup[];
}) {
  const { labels } = useSite();
  const [keyword, setKeyword] = useState('');
  const inputId = useId();
  return (
    <div className="overview">
      <div className="overview-filter scripted">
        <label htmlFor={inputId}>{labels.filter}</label>
        <input
          id={inputId}
          type="search"
          placeholder={labels.filterPlaceholder}
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
      </div>
      {/* The box shows a key at once; a long list follows as soon as there is time. */}
      <OverviewList groups={groups} keyword={useDeferredValue(keyword)} />
    </div>
  );
}

const OverviewList = memo(function OverviewList({
  groups,
  keyword,
}: {
  groups: OverviewGroup[];
  keyword: string;
}) {
  const { labels } = useSite();
  const [filter, setFilter] = useState<((keyword: string) => OverviewGroup[]) | null>(null);
  const isUsed = keyword.trim() !== '';
  // Most pages have no filter, so its code isn't in the script that they load.
  useEffect(() => {
    if (!isUsed) return;
    import('../rules/createOverviewFilter.ts').then(
      ({ createOverviewFilter }) => setFilter(() => createOverviewFilter(groups)),
      showIncompleteNotice,
    );
  }, [isUsed, groups]);
  const shown = filter?.(keyword) ?? groups;
  // Filter results are not folded.
  const isFolded = !(filter && isUsed);
  return (
    <>
      {shown.map(({ id, name, pages }) => (
        <section key={id}>
          <h2 id={id}>{name || labels.others}</h2>
          <ul className="overview-pages">
            {pages.map((page) => (
              <OverviewEntry key={page.link} page={page} isFolded={isFolded} />
            ))}
          </ul>
        </section>
      ))}
      <p className="overview-empty" role="status">
        {shown.length === 0 && (
          <>
            <span>{labels.noMatch}</span>
            {keyword.trim() && <span>{`: ${keyword.trim()}`}</span>}
          </>
        )}
      </p>
    </>
  );
});

/** The title of an overview page whose prose has no title. */
export function OverviewTitle() {
  const { title, html = '' } = usePage();
  return hasTitle(html) ? null : <h1 className="overview-title">{title}</h1>;
}

/** Number of headings shown per page; the others are folded, and so are those that many pages have. */
const headersShown = 3;

const OverviewEntry = memo(function OverviewEntry({
  page: { link, text, tag, summary, default: fallback, headers },
  isFolded,
}: {
  page: OverviewPage;
  isFolded: boolean;
}) {
  const { labels } = useSite();
  const shown = isFolded ? headers.filter(isOwn).slice(0, headersShown) : headers;
  const folded = headers.filter((header) => !shown.includes(header));
  const more = `+ ${folded.length}`;
  return (
    <li>
      <h3>
        <a href={link}>{labelEntry({ text, tag })}</a>
      </h3>
      {summary && <p>{summary}</p>}
      {fallback && (
        <p>
          <span>{labels.default}</span> {fallback}
        </p>
      )}
      <Headers headers={shown} />
      {folded.length > 0 && (
        <details>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
          <summary aria-label={`${text}: ${more}`} onClick={openList}>
            {more}
          </summary>
          <Headers headers={folded} />
        </details>
      )}
    </li>
  );
});

const isOwn = ({ isShared }: OverviewHeading): boolean => !isShared;

/** Opens the rest of a list and moves the focus into it, because the stylesheet then hides its button. */
function openList(event: MouseEvent<HTMLElement>): void {
  const list = event.currentTarget.parentElement;
  if (!(list instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  list.open = true;
  list.querySelector('a')?.focus();
}

function Headers({ headers }: Pick<OverviewPage, 'headers'>) {
  if (headers.length === 0) return null;
  return (
    <ul>
      {headers.map(({ link, depth, ...entry }) => (
        <li key={link} data-depth={depth}>
          <a href={link}>{labelEntry(entry)}</a>
        </li>
      ))}
    </ul>
  );
}
