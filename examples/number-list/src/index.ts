export { last } from './last';
export { sum } from './sum';
