import { useState } from 'preact/hooks';

export function Toggle({ label }: { label: string }) {
  const [on, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={on} onClick={() => setOn(!on)}>
      {label}
    </button>
  );
}
