function createCounter(start = 0) {
    let count = $state(start);
    return {
        get count () {
            return count;
        },
        add () {
            count++;
        }
    };
}
export { createCounter };
