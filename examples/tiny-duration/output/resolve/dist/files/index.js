export { default as mitt } from "./mitt.js";
export { default as ms } from "./ms.js";
export { format } from "./format.js";
