import { createSignal } from "solid-js";
function Toggle(props) {
    const [on, setOn] = createSignal(false);
    const toggle = ()=>setOn(!on());
    return <button type="button" aria-pressed={on()} onClick={toggle}>
      {props.label}
    </button>;
}
export { Toggle };
