import { readFileSync } from "node:fs";
const file = new URL("./static/assets/report.txt", import.meta.url);
const report = (seconds)=>readFileSync(file, 'utf8').replace('{seconds}', String(seconds));
export { report };
