import { usePage } from '@docs/client/context.ts';
import { useEffect, useRef } from 'react';

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
