import { useEffect, useEffectEvent } from 'react';

/** How often anything looks at the place of the page while scrolling, in ms (SPEC 9). */
const interval = 200;

/** Calls back at the start, and after the reader scrolled or the window changed its size. */
export function useScroll(onScroll: () => void): void {
  const look = useEffectEvent(onScroll);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, interval);
    };
    look();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, []);
}
