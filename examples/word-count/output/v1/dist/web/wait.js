const ms = require("ms");
const wait = ms('1 min');
export { wait };
