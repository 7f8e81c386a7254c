export { format } from '~/format';
