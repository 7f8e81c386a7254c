function format(ms) {
    const minutes = Math.floor(ms / 60000);
    const seconds = Math.floor(ms % 60000 / 1000);
    return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
console.log(format(90000));
