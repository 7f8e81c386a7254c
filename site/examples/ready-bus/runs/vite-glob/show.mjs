import { texts } from 'ready-bus';

console.log(texts);
