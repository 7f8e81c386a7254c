export { countDays } from './countDays';
export { isLeapYear } from './isLeapYear';
