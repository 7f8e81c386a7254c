import { logger } from 'bus-logger';
import mitt from 'mitt';

export const bus = mitt();
export { logger };
