import { MINUTE, SECOND } from "./units.js";
function format(ms) {
    const minutes = Math.floor(ms / MINUTE);
    const seconds = Math.floor(ms % MINUTE / SECOND);
    return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
export { format };
