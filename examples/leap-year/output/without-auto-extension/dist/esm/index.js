function isLeapYear(year) {
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function countDays(year) {
    return isLeapYear(year) ? 366 : 365;
}
export { countDays, isLeapYear };
