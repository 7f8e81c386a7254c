import { format } from './format';

console.assert(format(1000) === '0:01');
