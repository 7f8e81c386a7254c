import { useEffect, useRef } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { revealIn } from '../behaviors/revealIn.ts';
import { useActiveHeading } from '../hooks/useActiveHeading.ts';

const titleId = '~outline-title';

/** The headings of the page, beside it; the current one is marked. */
export function Outline() {
  const { toc } = usePage();
  const { labels } = useSite();
  const active = useActiveHeading(toc);
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is looked up when another one is active
  useEffect(() => {
    if (ref.current) revealIn(ref.current, ref.current.querySelector('[aria-current]'));
  }, [active]);
  return (
    <aside className="outline" aria-labelledby={titleId} ref={ref}>
      <p className="outline-title" id={titleId}>
        {labels.outline}
      </p>
      <OutlineLinks active={active} />
    </aside>
  );
}

/** The same headings above the content, folded, for screens without room beside it. */
export function LocalOutline() {
  const { labels } = useSite();
  return (
    <details className="local-outline">
      <summary>{labels.outline}</summary>
      <OutlineLinks active={null} />
    </details>
  );
}

function OutlineLinks({ active }: { active: string | null }) {
  const { toc } = usePage();
  return (
    <ul className="outline-links">
      {toc.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
