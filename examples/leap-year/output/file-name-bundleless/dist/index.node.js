export { countDays } from "./countDays.js";
export { isLeapYear } from "./isLeapYear.js";
