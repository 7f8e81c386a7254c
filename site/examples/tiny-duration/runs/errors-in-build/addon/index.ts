export { default } from './clock.node';
