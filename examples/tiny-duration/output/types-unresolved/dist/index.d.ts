export { format } from './format.js';
export declare function read(file: string): string;
