export { Badge } from "./Badge.jsx";
export { Counter } from "./Counter.jsx";
