export { Clock } from './clock';
export { folder, here } from './here';
