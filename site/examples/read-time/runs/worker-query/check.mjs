import { start } from './dist/start.js';

start();
