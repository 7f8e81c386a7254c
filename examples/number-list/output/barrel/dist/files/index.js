import * as __rspack_external__shapes_js_405e513b from "./shapes.js";
export * from "./last.js";
export { __rspack_external__shapes_js_405e513b as shapes };
