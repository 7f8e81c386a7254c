import { createRequire } from "node:module";
const load = createRequire(import.meta.url);
const clock = load('./clock.node');
const now = ()=>clock.now();
export { now };
