import { wait } from 'message-bus';

await wait('1 ms');
console.log('waited');
