import { format, parse } from 'tiny-duration';

console.log(format(95_000));
console.log(parse('1:35'));
