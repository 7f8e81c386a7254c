import { createUnavailable } from './unavailable.ts';

const { MessageChannel: WebChannel, MessagePort: WebPort } = globalThis;
const isMainThread = true;
const threadId = 0;
const parentPort = null;
const workerData = null;
const receiveNothing = () => undefined;
const unavailable = createUnavailable('node:worker_threads');
const { Worker: NoWorker } = unavailable;

export {
  isMainThread,
  NoWorker as Worker,
  parentPort,
  receiveNothing as receiveMessageOnPort,
  threadId,
  WebChannel as MessageChannel,
  WebPort as MessagePort,
  workerData,
};
/** `node:worker_threads`: Rspack's own threads are those of the binding; parallel loaders are off. */
export default {
  MessageChannel: WebChannel,
  MessagePort: WebPort,
  Worker: NoWorker,
  isMainThread,
  parentPort,
  receiveMessageOnPort: receiveNothing,
  threadId,
  workerData,
};
