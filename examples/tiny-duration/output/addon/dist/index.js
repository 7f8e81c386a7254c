import node_path from "node:path";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
const clock_filename = fileURLToPath(import.meta.url);
const clock_dirname = node_path.dirname(clock_filename);
const clock_require = createRequire(import.meta.url);
let clock_native;
try {
    clock_native = clock_require(node_path.join(clock_dirname, "clock.node"));
} catch (error) {
    throw new Error('Failed to load Node.js addon: "clock.node"', {
        cause: error
    });
}
const clock = clock_native;
const now = ()=>clock.now();
export { now };
