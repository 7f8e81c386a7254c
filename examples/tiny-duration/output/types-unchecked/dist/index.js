import { parse } from "./parse.js";
const seconds = String(parse('1:35'));
export { seconds };
