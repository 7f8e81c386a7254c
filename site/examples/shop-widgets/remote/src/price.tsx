import { useState } from 'react';

/** An amount; a click writes the currency out. */
export function Price({ cents }: { cents: number }) {
  const [sign, setSign] = useState('€');
  return (
    <button type="button" onClick={() => setSign('EUR')}>
      {(cents / 100).toFixed(2)} {sign}
    </button>
  );
}
