export { default as Badge } from "./Badge.js";
export { default as Counter } from "./Counter.js";
