console.log('setup');
function format(ms) {
    const minutes = Math.floor(ms / 60000);
    const seconds = Math.floor(ms % 60000 / 1000);
    return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
function parse(text) {
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return 60000 * minutes + 1000 * seconds;
}
export { format, parse };
