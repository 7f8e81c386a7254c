function format(ms) {
    const seconds = Math.floor(ms / 1000);
    return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}
function pad(n) {
    return String(n).padStart(2, '0');
}
export { format, pad };
