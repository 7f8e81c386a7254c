export { format } from './format';

export const MINUTE = 60_000;
