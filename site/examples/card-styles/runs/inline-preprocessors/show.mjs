import { badge, chip, source } from './dist/index.js';

console.log(`badge.less?inline\n${badge}\nchip.scss?inline\n${chip}\nchip.scss?raw\n${source}`);
