export { last } from './last';

export const none: number[] = [];
