import { countOpen } from "@acme/core";
const tasks = [
    {
        title: 'Write',
        done: true
    },
    {
        title: 'Publish',
        done: false
    }
];
console.log(`${countOpen(tasks)} open`);
