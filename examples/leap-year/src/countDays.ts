import { isLeapYear } from './isLeapYear';

/** How many days a year has. */
export function countDays(year: number): number {
  return isLeapYear(year) ? 366 : 365;
}
