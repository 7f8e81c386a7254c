import { jsx } from "react/jsx-runtime";
import leaf from "./assets/leaf.js";
import names from "./assets/names.js";
function LeafIcon() {
    return /*#__PURE__*/ jsx(leaf, {
        role: "img",
        "aria-label": names.leaf
    });
}
function LeafImage() {
    return /*#__PURE__*/ jsx("img", {
        src: leaf,
        alt: names.leaf
    });
}
export { LeafIcon, LeafImage };
