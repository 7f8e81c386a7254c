import { cpus } from 'node:os';

console.log(typeof cpus);
