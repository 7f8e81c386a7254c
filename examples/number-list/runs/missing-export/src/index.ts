export { first } from './last';
