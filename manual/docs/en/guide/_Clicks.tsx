'use client';

import { useState } from 'react';

/** Counts how often it was clicked. */
export function Clicks({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}
