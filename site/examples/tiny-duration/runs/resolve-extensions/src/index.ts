export { now } from './now';
