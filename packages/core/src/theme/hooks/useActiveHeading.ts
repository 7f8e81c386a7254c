import { useState } from 'react';
import type { OutlineEntry } from '#common/types.ts';
import { useOnNewPage } from './useOnNewPage.ts';
import { useScroll } from './useScroll.ts';

/** A heading counts as reached slightly below the position that its anchor scrolls to, in px. */
const tolerance = 24;

/** The id of the current heading; null above the first one and before hydration. */
export function useActiveHeading(toc: OutlineEntry[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const update = () => setActive(findActive(toc));
  useScroll(update);
  useOnNewPage(update);
  return active;
}

function findActive(toc: OutlineEntry[]): string | null {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  // Headings on the last screen can't be scrolled up to the top.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  if (isAtEnd) return toc.at(-1)?.id ?? null;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const reach = Number.parseFloat(scrollPaddingTop) + tolerance;
  const reached = toc.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= reach;
  });
  return reached?.id ?? null;
}
