import { parentPort } from "node:worker_threads";
function readTime(text) {
    const words = text.split(/\s+/).filter((word)=>'' !== word);
    return Math.ceil(words.length / 4);
}
parentPort?.on('message', (text)=>{
    parentPort?.postMessage(readTime(text));
});
