import { Worker } from "node:worker_threads";
function start() {
    return new Worker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
}
export { start };
