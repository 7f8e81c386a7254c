import { useEffect, useRef } from 'react';
import { usePage } from '#client/context.ts';

/** Calls back when the reader came to another page, not for the page that was there first. */
export function useOnNewPage(onNewPage: () => void): void {
  const { routePath } = usePage();
  const last = useRef(routePath);
  useEffect(() => {
    if (last.current === routePath) return;
    last.current = routePath;
    onNewPage();
  });
}
