import { Worker } from 'node:worker_threads';

export const start = (text: string): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { workerData: text });
