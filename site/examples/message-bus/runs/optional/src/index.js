export { paint } from 'paint';
