import colors from "./colors.js";
const accent = colors.red;
export { accent };
