import TimeWorker from './worker?worker';

export const start = (): Worker => new TimeWorker({ name: 'read-time' });
