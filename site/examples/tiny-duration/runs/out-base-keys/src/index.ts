export { de } from './locale/de';
export { en } from './locale/en';
