import { Worker } from "node:worker_threads";
const start = (text)=>new Worker(new URL("./worker.js", import.meta.url), Object.assign({}, {
        workerData: text
    }, {
        type: "module"
    }));
export { start };
