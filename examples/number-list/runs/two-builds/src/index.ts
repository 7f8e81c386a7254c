export { last } from './last';

if (process.env.NODE_ENV !== 'production') {
  console.warn('number-list: development build');
}
