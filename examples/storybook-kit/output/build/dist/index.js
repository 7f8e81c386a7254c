import { jsx } from "react/jsx-runtime";
function Button({ label, onPress }) {
    return /*#__PURE__*/ jsx("button", {
        type: "button",
        onClick: onPress,
        children: label
    });
}
export { Button };
