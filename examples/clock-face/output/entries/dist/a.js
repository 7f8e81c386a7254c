import { format } from "./x~0.js";
const minute = format(60000);
export { minute };
