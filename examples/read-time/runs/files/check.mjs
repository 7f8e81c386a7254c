import { start } from './dist/pool.js';
import { report } from './dist/report.js';

start('one two three four five').once('message', (seconds) => console.log(report(seconds).trim()));
