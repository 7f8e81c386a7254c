export { Badge, type BadgeProps } from './Badge';
export { Counter } from './Counter';
