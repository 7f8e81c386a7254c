import "./brand.css";
const template = new URL("./static/assets/template.txt", import.meta.url);
const written = new URL('./data/later.json', import.meta.url);
export { default as logo } from "./logo.js";
export { template, written };
