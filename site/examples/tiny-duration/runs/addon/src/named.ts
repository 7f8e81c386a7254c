export { now } from './clock.node';
