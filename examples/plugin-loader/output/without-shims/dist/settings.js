import { join } from "node:path";
const settings = join(__dirname, 'settings.json');
export { settings };
