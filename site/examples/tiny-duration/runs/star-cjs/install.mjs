import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('node_modules/tiny-clock', { recursive: true });
writeFileSync('node_modules/tiny-clock/package.json', '{ "exports": "./clock.cjs" }');
writeFileSync('node_modules/tiny-clock/clock.cjs', 'exports.now = () => Date.now();');
