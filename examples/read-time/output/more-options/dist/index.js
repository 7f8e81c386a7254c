import { mitt } from "./npm-mitt.js";
const reader = mitt();
function readTime(text) {
    const words = text.split(/\s+/).length;
    console.log('Words:', words);
    if (words < 2) console.warn('The text is too short.');
    return Math.ceil(words / 4);
}
export { readTime, reader };
