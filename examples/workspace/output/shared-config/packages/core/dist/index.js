function countOpen(tasks) {
    return tasks.filter(({ done })=>!done).length;
}
export { countOpen };

//# sourceMappingURL=index.js.map