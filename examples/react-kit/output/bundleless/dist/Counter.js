import { jsx } from "react/jsx-runtime";
import { useState } from "react";
import { Badge } from "./Badge.js";
function Counter() {
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        onClick: ()=>setCount(count + 1),
        children: /*#__PURE__*/ jsx(Badge, {
            tone: count > 9 ? 'loud' : 'calm',
            children: count
        })
    });
}
export { Counter };
