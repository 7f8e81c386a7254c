import { __webpack_require__ } from "./rslib-runtime~0.js";
import "./8~0.js";
const ms = __webpack_require__("../../../../node_modules/ms/index.js");
const wait = (time)=>new Promise((resolve)=>setTimeout(resolve, ms(time)));
export { wait };
