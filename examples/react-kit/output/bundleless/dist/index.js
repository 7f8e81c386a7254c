export { Badge } from "./Badge.js";
export { Counter } from "./Counter.js";
