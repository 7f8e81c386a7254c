export type { Count } from './count.js';
