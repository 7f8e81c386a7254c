import { compiled, source } from './dist/index.js';

console.log(`/* ?inline */\n${compiled}\n/* ?raw */\n${source}`);
