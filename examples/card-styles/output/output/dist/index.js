import { __webpack_require__ } from "./l.js";
const logo_namespaceObject = __webpack_require__.p + "static/svg/logo.svg";
const load = ()=>import("./lazy.js");
export { load, logo_namespaceObject as logo };
