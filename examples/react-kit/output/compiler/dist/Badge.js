import { jsx } from "react/jsx-runtime";
import { c } from "react/compiler-runtime";
import Badge_module from "./Badge.module.js";
function Badge(t0) {
    const $ = c(3);
    const { tone: t1, children } = t0;
    const tone = void 0 === t1 ? "calm" : t1;
    const t2 = `${Badge_module.badge} ${Badge_module[tone]}`;
    let t3;
    if ($[0] !== children || $[1] !== t2) {
        t3 = /*#__PURE__*/ jsx("span", {
            className: t2,
            children: children
        });
        $[0] = children;
        $[1] = t2;
        $[2] = t3;
    } else t3 = $[2];
    return t3;
}
export { Badge };
