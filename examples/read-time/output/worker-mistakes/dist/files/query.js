import worker from "./worker.js";
const start = ()=>new worker({
        name: 'read-time'
    });
export { start };
