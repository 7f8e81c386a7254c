import { format } from "./x~0.js";
const hour = format(3600000);
export { hour };
