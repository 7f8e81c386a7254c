import { createSignal } from 'solid-js';

export function Toggle(props: { label: string }) {
  const [on, setOn] = createSignal(false);
  return (
    <button type="button" aria-pressed={on()} onClick={() => setOn(!on())}>
      {props.label}
    </button>
  );
}
