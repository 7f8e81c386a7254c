import { countOpen, type Task } from '@acme/core';

const tasks: Task[] = [
  { title: 'Write', done: true },
  { title: 'Publish', done: false },
];

console.log(`${countOpen(tasks)} open`);
