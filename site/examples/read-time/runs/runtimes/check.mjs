import { readTime } from 'read-time';

console.log(readTime('Deno and Bun read it too.'));
