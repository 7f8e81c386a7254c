import * as __rspack_external__units_js_d77e60b2 from "./units.js";
export * from "./format.js";
export { __rspack_external__units_js_d77e60b2 as units };
