import { parentPort, workerData } from 'node:worker_threads';
import { readTime } from './index';

parentPort?.postMessage(readTime(workerData));
