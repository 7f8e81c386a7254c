import type { OutlineEntry } from '@docs/common/types.ts';
import { useEffect, useState } from 'react';

/** How often the place of the headings is looked at while scrolling, in ms (SPEC 9). */
const interval = 200;
/** A heading counts as reached a little below the place where an anchor puts it, in px (SPEC 9: 72). */
const reach = 72 + 24;

/** The id of the heading the reader is at; null above the first one and before hydration. */
export function useActiveHeading(toc: OutlineEntry[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      setActive(findActive(toc));
    };
    const updateSoon = () => {
      timer ??= setTimeout(update, interval);
    };
    update();
    addEventListener('scroll', updateSoon, { passive: true });
    addEventListener('resize', updateSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', updateSoon);
      removeEventListener('resize', updateSoon);
    };
  }, [toc]);
  return active;
}

function findActive(toc: OutlineEntry[]): string | null {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  // Headings of the last screenful can never be scrolled up to the top.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  if (isAtEnd) return toc.at(-1)?.id ?? null;
  const reached = toc.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= reach;
  });
  return reached?.id ?? null;
}
