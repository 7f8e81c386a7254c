import { Worker } from 'node:worker_threads';

export function start(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}
