import { jsx } from "preact/jsx-runtime";
import { useState } from "preact/compat";
function Flag({ children }) {
    const [up, setUp] = useState(false);
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        onClick: ()=>setUp(!up),
        children: up && children
    });
}
export { Flag };
