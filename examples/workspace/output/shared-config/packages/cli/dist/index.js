function countOpen(tasks) {
    return tasks.filter(({ done })=>!done).length;
}
const src_tasks = [
    {
        title: 'Write',
        done: true
    },
    {
        title: 'Publish',
        done: false
    }
];
console.log(`${countOpen(src_tasks)} open`);
export { };

//# sourceMappingURL=index.js.map