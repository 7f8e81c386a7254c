export { Badge, type BadgeProps } from './Badge.js';
export { Counter } from './Counter.js';
