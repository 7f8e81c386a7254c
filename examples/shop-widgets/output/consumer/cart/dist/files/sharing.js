import { __webpack_require__ } from "./rslib-runtime.js";
const startSharing = ()=>__webpack_require__.I('default');
export { startSharing };
