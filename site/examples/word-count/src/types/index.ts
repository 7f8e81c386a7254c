export type { Count } from './count';
