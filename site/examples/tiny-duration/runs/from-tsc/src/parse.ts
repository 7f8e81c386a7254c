import { MINUTE, SECOND } from './units.js';

/** Reads `m:ss` into milliseconds. */
export function parse(text: string): number {
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * MINUTE + seconds * SECOND;
}
