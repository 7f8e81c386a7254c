import { useEffect, useEffectEvent } from 'react';

/** Minimum milliseconds between two reads of the scroll position (SPEC 9). */
const interval = 200;

/** Calls back initially, and after the reader scrolled or the window was resized. */
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
