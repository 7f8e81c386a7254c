import { MINUTE, SECOND } from './units';

/** Writes milliseconds as `m:ss`. */
export function format(ms: number): string {
  if (ms < 0) console.warn('negative');
  const minutes = Math.floor(ms / MINUTE);
  const seconds = Math.floor((ms % MINUTE) / SECOND);
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
