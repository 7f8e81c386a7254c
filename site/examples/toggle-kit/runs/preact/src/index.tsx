import { useState } from 'preact/hooks';

export function Toggle({ label }: { label: string }) {
  const [on, setOn] = useState(false);
  const toggle = () => setOn(!on);
  return (
    <button type="button" aria-pressed={on} onClick={toggle}>
      {label}
    </button>
  );
}
