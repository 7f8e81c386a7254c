import { readFileSync } from 'node:fs';
import { parse } from './parse';
import { upper } from './upper.js';

export { format } from './format';

export function read(file: string): string {
  return upper(String(parse(readFileSync(file, 'utf8'))));
}
