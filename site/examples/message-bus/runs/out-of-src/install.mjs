import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('node_modules/tiny-clock', { recursive: true });
writeFileSync(
  'node_modules/tiny-clock/package.json',
  '{ "name": "tiny-clock", "version": "1.0.0", "type": "module", "exports": "./clock.js" }',
);
writeFileSync('node_modules/tiny-clock/clock.js', 'export const now = () => Date.now();');
