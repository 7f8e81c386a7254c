import { createRequire } from "node:module";
const src_require = createRequire(import.meta.url);
const ms = src_require('ms');
const hour = ms('1h');
export { hour };
