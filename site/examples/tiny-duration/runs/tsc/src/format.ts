import { MINUTE, SECOND } from './units.js';

/** Writes milliseconds as `m:ss`. */
export function format(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const seconds = Math.floor((ms % MINUTE) / SECOND);
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
