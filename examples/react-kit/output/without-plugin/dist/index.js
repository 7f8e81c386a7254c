import { useState } from "react";
const Badge_module = {
    badge: "badge-UEYefE",
    calm: "calm-jC7aq3",
    loud: "loud-W90OxA"
};
function Badge({ tone = 'calm', children }) {
    return /*#__PURE__*/ React.createElement("span", {
        className: `${Badge_module.badge} ${Badge_module[tone]}`
    }, children);
}
function Counter() {
    const [count, setCount] = useState(0);
    return /*#__PURE__*/ React.createElement("button", {
        type: "button",
        onClick: ()=>setCount(count + 1)
    }, /*#__PURE__*/ React.createElement(Badge, {
        tone: count > 9 ? 'loud' : 'calm'
    }, count));
}
export { Badge, Counter };
