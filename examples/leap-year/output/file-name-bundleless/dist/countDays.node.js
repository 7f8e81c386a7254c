import { isLeapYear } from "./isLeapYear.js";
function countDays(year) {
    return isLeapYear(year) ? 366 : 365;
}
export { countDays };
