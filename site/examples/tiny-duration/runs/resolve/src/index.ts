export { default as mitt } from 'mitt';
export { default as ms } from 'ms';
export { format } from '~/format';
