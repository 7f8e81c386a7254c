export { version as copied } from 'copied';
export { version as linked } from 'linked';
