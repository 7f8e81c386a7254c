import { readFileSync } from 'node:fs';

const file = new URL('./report.txt', import.meta.url);

export const report = (seconds: number): string =>
  readFileSync(file, 'utf8').replace('{seconds}', String(seconds));
