const src_ms = (text)=>Number.parseInt(text, 10);
function format(ms) {
    const minutes = Math.floor(ms / 60000);
    const seconds = Math.floor(ms % 60000 / 1000);
    return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
export { default as mitt } from "mitt";
export { format, src_ms as ms };
