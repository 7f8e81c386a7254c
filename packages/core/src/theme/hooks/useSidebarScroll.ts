import { type RefObject, useEffect } from 'react';
import { readText, writeStored } from '#client/storage.ts';
import { revealIn } from '../behaviors/revealIn.ts';
import { useOnNewPage } from './useOnNewPage.ts';

/** Where the places of the sidebars are kept, for as long as the tab lives. */
const storageKey = 'docs-sidebar-scroll';

/**
 * Keeps the place of each sidebar over navigations and page loads, and moves it only where the link of
 * the present page could not be seen. `sidebar` names the one that is shown.
 */
export function useSidebarScroll(ref: RefObject<HTMLElement | null>, sidebar: string | null): void {
  useOnNewPage(() => ref.current && showGrowing(ref.current));
  useEffect(() => {
    const column = ref.current;
    if (!column || sidebar === null) return;
    const key = `${storageKey}:${sidebar}`;
    // What the reader did before this script came counts more.
    if (column.scrollTop === 0) column.scrollTop = Number(readText('sessionStorage', key));
    showCurrent(column);
    const save = () => writeStored('sessionStorage', key, String(column.scrollTop));
    column.addEventListener('scrollend', save);
    return () => column.removeEventListener('scrollend', save);
  }, [ref, sidebar]);
}

/** The same while a group opens for the page: that takes 300 ms, in which the link moves. */
function showGrowing(column: HTMLElement): void {
  const sidebar = column.querySelector('.sidebar');
  if (!sidebar) return;
  const growth = new ResizeObserver(() => showCurrent(column));
  growth.observe(sidebar);
  setTimeout(() => growth.disconnect(), 500);
}

function showCurrent(column: HTMLElement): void {
  revealIn(column, column.querySelector('.sidebar [aria-current="page"]'));
}
