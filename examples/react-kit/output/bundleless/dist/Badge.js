import { jsx } from "react/jsx-runtime";
import Badge_module from "./Badge.module.js";
function Badge({ tone = 'calm', children }) {
    return /*#__PURE__*/ jsx("span", {
        className: `${Badge_module.badge} ${Badge_module[tone]}`,
        children: children
    });
}
export { Badge };
