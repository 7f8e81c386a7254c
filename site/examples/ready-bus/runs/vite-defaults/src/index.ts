import { hostname } from 'node:os';
import ms from 'ms';

/** Tells where and how long something takes. */
export function report(time: ms.StringValue): string {
  return `${hostname()}: ${ms(time)} ms`;
}
