import { __webpack_require__ } from "./rslib-runtime~0.js";
import "./j~0.js";
const marks = __webpack_require__("./src/marks.cjs");
const trim = (text)=>text.replace(marks.Z, '');
const loadWasm = ()=>import("./wasm~0.js").then((m)=>m.wasm_namespaceObject);
export { loadWasm, trim };
