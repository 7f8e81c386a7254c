import { delegateEvents, effect, insert, setAttribute, template } from "solid-js/web";
import { createSignal } from "solid-js";
var _tmpl$ = /*#__PURE__*/ template("<button type=button>");
function Toggle(props) {
    const [on, setOn] = createSignal(false);
    const toggle = ()=>setOn(!on());
    return (()=>{
        var _el$ = _tmpl$();
        _el$.$$click = toggle;
        insert(_el$, ()=>props.label);
        effect(()=>setAttribute(_el$, "aria-pressed", on()));
        return _el$;
    })();
}
delegateEvents([
    "click"
]);
export { Toggle };
