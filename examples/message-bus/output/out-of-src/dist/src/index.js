export { now } from "../node_modules/tiny-clock/clock.js";
