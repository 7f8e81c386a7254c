import { wait } from 'message-bus/one';

await wait('1 ms');
console.log('waited');
