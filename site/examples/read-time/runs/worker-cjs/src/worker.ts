import { parentPort } from 'node:worker_threads';
import { readTime } from './index';

parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(readTime(text));
});
