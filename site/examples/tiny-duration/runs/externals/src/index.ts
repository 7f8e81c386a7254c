import { now } from 'clock-sdk';

console.log(now());
