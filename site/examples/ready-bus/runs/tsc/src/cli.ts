#!/usr/bin/env node
import { bus, readyIn, version } from './index.js';

bus.on('ready', (time) => console.log(`${version}: ready after ${time} ms`));
readyIn('10ms');
