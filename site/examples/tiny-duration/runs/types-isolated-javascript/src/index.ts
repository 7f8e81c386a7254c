export { pad } from './pad.js';
