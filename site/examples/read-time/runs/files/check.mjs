import { start } from './dist/pool.js';
import { report } from './dist/report.js';

const worker = start();
worker.once('message', (seconds) => {
  console.log(report(seconds).trim());
  worker.terminate();
});
worker.postMessage('one two three four five');
