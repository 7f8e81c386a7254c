function parse(text) {
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return 60000 * minutes + 1000 * seconds;
}
export { format } from "./a.js";
export { parse };
