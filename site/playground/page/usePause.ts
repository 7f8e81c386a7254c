import { useEffect, useState } from 'react';

/** Milliseconds without a change that are a pause. */
const pause = 300;

/** A value as it was in the last pause: while the reader is typing, it stays. */
export function usePause<T>(value: T): T {
  const [kept, setKept] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setKept(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return kept;
}
