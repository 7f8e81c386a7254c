export { now } from 'tiny-clock';
