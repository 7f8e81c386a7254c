import { useEffect, useEffectEvent, useState } from 'react';
import type { OutlineEntry } from '#shared/types.ts';
import { readAnchor } from '#shared/url.ts';
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
  useHashChange(update);
  return active;
}

/** Calls back when the reader chose another heading, which scrolls nothing if both are on the last screen. */
function useHashChange(onHashChange: () => void): void {
  const look = useEffectEvent(onHashChange);
  useEffect(() => {
    const listener = () => look();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);
}

function findActive(toc: OutlineEntry[]): string | null {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const main = document.querySelector('main') ?? document.body;
  const top = Number.parseFloat(getComputedStyle(main).scrollMarginTop);
  // Headings on the last screen can't be scrolled up to the top.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  if (isAtEnd) return (findChosen(toc, top) ?? toc.at(-1))?.id ?? null;
  const reach = top + tolerance;
  const reached = toc.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= reach;
  });
  return reached?.id ?? null;
}

/** The heading that the URL names, if any of it is visible below `top`, in px. */
function findChosen(toc: OutlineEntry[], top: number): OutlineEntry | undefined {
  const anchor = readAnchor(location.hash);
  const bottom = document.getElementById(anchor)?.getBoundingClientRect().bottom ?? 0;
  return bottom > top ? toc.find(({ id }) => id === anchor) : undefined;
}
