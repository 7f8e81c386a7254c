export { default as logo } from './logo.svg';
