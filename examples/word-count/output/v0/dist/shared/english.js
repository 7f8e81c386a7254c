import { __webpack_require__ } from "./0~rslib-runtime.js";
import "./683.js";
const marks = __webpack_require__("./src/marks.cjs");
const trim = (text)=>text.replace(marks.Z, '');
const loadWasm = ()=>import("./0~wasm.js").then((m)=>m.wasm_namespaceObject);
export { loadWasm, trim };
