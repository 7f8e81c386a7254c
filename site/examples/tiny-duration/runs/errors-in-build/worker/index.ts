import Worker from './worker.ts?worker&inline';

export const worker = new Worker();
