import { jsx } from "preact/jsx-runtime";
const Hello = ()=>/*#__PURE__*/ jsx("p", {
        children: "hi"
    });
export { Hello };
