import { createRequire } from 'node:module';
import { format, parse } from 'tiny-duration';

const required = createRequire(import.meta.url)('tiny-duration');

console.log(format(parse('1:35')), required.format(required.parse('1:35')));
console.log(required.format === format);
