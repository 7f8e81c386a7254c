import { useEffect, useRef } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { revealIn } from '../behaviors/revealIn.ts';
import { useActiveHeading } from '../hooks/useActiveHeading.ts';
import { labelEntry } from './labelEntry.tsx';
import { Popup } from './Popup.tsx';

/**
 * The headings of the page, beside it; the current one is marked. On screens without room there, a bar below
 * the site's bar shows the current heading and opens the others.
 */
export function Outline() {
  const { toc } = usePage();
  const { labels } = useSite();
  const active = useActiveHeading(toc);
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is another one when another heading is active
  useEffect(() => {
    const column = current.current?.closest<HTMLElement>('.popup');
    if (column) revealIn(column, current.current);
  }, [active]);
  return (
    <aside className="outline" aria-label={labels.outline}>
      <p className="outline-title">{labels.outline}</p>
      <Popup
        trigger="click"
        align="start"
        hasArrow={false}
        label={
          <>
            <span>{labels.outline}</span>
            <span>{toc.find(({ id }) => id === active)?.text}</span>
          </>
        }
      >
        <ul className="outline-links">
          {toc.map(({ id, text, depth, status }) => (
            <li key={id} data-depth={depth}>
              <a
                href={`#${id}`}
                aria-current={id === active ? 'location' : undefined}
                ref={id === active ? current : undefined}
              >
                {labelEntry({ text, tag: status })}
              </a>
            </li>
          ))}
        </ul>
      </Popup>
    </aside>
  );
}
