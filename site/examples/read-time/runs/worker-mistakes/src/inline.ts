import TimeWorker from './worker?worker&inline';

export const start = (): Worker => new TimeWorker();
