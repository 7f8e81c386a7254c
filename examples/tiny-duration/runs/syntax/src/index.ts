export { last } from './last';
