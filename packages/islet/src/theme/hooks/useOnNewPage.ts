import { useEffect, useRef } from 'react';
import { usePage } from '#client/context.ts';

/** Calls back after navigating to another page, but not for the initial page. */
export function useOnNewPage(onNewPage: () => void): void {
  const { routePath } = usePage();
  const last = useRef(routePath);
  useEffect(() => {
    if (last.current === routePath) return;
    last.current = routePath;
    onNewPage();
  });
}
