export { format } from '@/format';
export { parse } from '@/parse';
