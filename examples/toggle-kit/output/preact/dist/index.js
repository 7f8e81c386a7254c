import { jsx } from "preact/jsx-runtime";
import { useState } from "preact/hooks";
function Toggle({ label }) {
    const [on, setOn] = useState(false);
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        "aria-pressed": on,
        onClick: ()=>setOn(!on),
        children: label
    });
}
export { Toggle };
