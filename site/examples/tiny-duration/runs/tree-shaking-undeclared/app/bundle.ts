import { format } from 'tiny-duration';

console.log(format(90_000));
