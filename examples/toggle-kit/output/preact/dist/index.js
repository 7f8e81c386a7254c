import { jsx } from "preact/jsx-runtime";
import { useState } from "preact/hooks";
function Toggle({ label }) {
    const [on, setOn] = useState(false);
    const toggle = ()=>setOn(!on);
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        "aria-pressed": on,
        onClick: toggle,
        children: label
    });
}
export { Toggle };
