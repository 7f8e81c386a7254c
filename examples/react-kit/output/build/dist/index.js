import { jsx } from "react/jsx-runtime";
import { useState } from "react";
const Badge_module = {
    badge: "badge-UEYefE",
    calm: "calm-jC7aq3",
    loud: "loud-W90OxA"
};
function Badge({ tone = 'calm', children }) {
    return /*#__PURE__*/ jsx("span", {
        className: `${Badge_module.badge} ${Badge_module[tone]}`,
        children: children
    });
}
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
export { Badge, Counter };
