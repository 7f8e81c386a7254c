import { createSignal } from 'solid-js';

export function Toggle(props: { label: string }) {
  const [on, setOn] = createSignal(false);
  const toggle = () => setOn(!on());
  return (
    <button type="button" aria-pressed={on()} onClick={toggle}>
      {props.label}
    </button>
  );
}
