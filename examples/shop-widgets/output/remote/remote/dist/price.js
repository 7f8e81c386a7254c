import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
function Price({ cents }) {
    const [sign, setSign] = useState('€');
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        onClick: ()=>setSign('EUR'),
        children: [
            (cents / 100).toFixed(2),
            " ",
            sign
        ]
    });
}
export { Price };
