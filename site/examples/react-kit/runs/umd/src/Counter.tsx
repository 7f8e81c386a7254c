import React from 'react';
import { Badge } from './Badge';

/** Counts how often it is clicked. */
export function Counter() {
  const [count, setCount] = React.useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      <Badge tone={count > 9 ? 'loud' : 'calm'}>{count}</Badge>
    </button>
  );
}
