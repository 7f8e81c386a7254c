import mitt from "mitt";
const reader = mitt();
function readTime(text) {
    const words = text.split(/\s+/).length;
    if (words < 2) console.warn('The text is too short.');
    return Math.ceil(words / 4);
}
export { readTime, reader };
