import { memoryBuffer } from '../standIns/fileSystem.ts';
import nodeProcess from '../standIns/nodeProcess.ts';

// What packages take for granted when they are evaluated, so that this is imported before them.

type Call = (...values: unknown[]) => void;

const immediates = new Map<number, () => void>();
const channel = new MessageChannel();
let nextImmediate = 1;
channel.port1.onmessage = ({ data }) => {
  const call = immediates.get(data);
  immediates.delete(data);
  call?.();
};

function callSoon(call: Call, ...values: unknown[]): number {
  const id = nextImmediate++;
  immediates.set(id, () => call(...values));
  channel.port2.postMessage(id);
  return id;
}

/** A timer of Node is an object, whose methods are chained. */
class Timer {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
  ref = () => this;
  unref = () => this;
  hasRef = () => true;
  [Symbol.toPrimitive] = () => this.id;
}

const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

Object.assign(globalThis, {
  Buffer: memoryBuffer,
  clearImmediate: (id: number) => immediates.delete(id),
  clearTimeout: (timer: unknown) => stopTimer(Number(timer)),
  global: globalThis,
  process: nodeProcess,
  setImmediate: callSoon,
  setTimeout: (call: Call, delay?: number, ...values: unknown[]) =>
    new Timer(Number(startTimer(call, delay, ...values))),
});
