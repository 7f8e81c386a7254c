import { topic } from 'old-bus';

console.log(topic);
