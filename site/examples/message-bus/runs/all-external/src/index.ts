import mitt from 'mitt';
import ms from 'ms';
import { topic } from '@/topic';

export const bus = mitt();
export const timeout = ms('2s');
export { topic };
