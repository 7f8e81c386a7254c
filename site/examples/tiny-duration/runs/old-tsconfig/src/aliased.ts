export { MINUTE } from '@/units';
