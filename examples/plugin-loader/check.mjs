import { load } from 'plugin-loader/load';

console.log(typeof load('node:path').join);
