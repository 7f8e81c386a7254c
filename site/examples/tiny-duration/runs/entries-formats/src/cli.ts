import { format } from './format';

console.log(format(Number(process.argv[2] ?? 0)));
