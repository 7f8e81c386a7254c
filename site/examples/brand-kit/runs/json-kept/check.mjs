import { accent } from './dist/bundle/index.js';
import { accent as fromFile } from './dist/index.js';

console.log(accent, fromFile);
