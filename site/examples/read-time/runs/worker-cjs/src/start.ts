import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export const start = (): Worker => new Worker(join(__dirname, 'worker.cjs'));
