import { jsx } from "react/jsx-runtime";
import "react";
import leaf_namespaceObject from "./static/svg/leaf.svg";
const SvgLeaf = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 16 16",
        ...props,
        children: /*#__PURE__*/ jsx("path", {
            d: "M2 14Q2 2 14 2q0 12-12 12"
        })
    });
const leafreact = SvgLeaf;
var names_namespaceObject = {
    V: "Leaf"
};
function LeafIcon() {
    return /*#__PURE__*/ jsx(leafreact, {
        role: "img",
        "aria-label": names_namespaceObject.V
    });
}
function LeafImage() {
    return /*#__PURE__*/ jsx("img", {
        src: leaf_namespaceObject,
        alt: names_namespaceObject.V
    });
}
export { LeafIcon, LeafImage };
