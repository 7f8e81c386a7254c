export { format } from './format';
export { english, german } from './names';
export { parse } from './parse';
