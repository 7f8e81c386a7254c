import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const ms = __rspack_createRequire_require("ms");
const wait = ms('1 min');
export { wait };
