import { MINUTE, SECOND } from "./units.js";
function parse(text) {
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return minutes * MINUTE + seconds * SECOND;
}
export { parse };
