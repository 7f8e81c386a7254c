import { EventEmitter } from 'events/';
import { importModule } from '../worker/loadModule.ts';
import nodeProcess, { ExitError } from './nodeProcess.ts';
import { createUnavailable } from './unavailable.ts';

class ChildProcess extends EventEmitter {
  killed = false;
  kill(): void {
    this.killed = true;
  }
  send(message: unknown): boolean {
    deliver(this, JSON.parse(JSON.stringify(message)));
    return true;
  }
}

/** Declaration files are made by a script of their own, which reads its messages from the one `process`: one at a time. */
let last: Promise<unknown> = Promise.resolve();

function deliver(child: ChildProcess, message: unknown): void {
  last = last.then(async () => {
    nodeProcess.send = (reply) => void child.emit('message', reply);
    try {
      for (const listener of nodeProcess.listeners('message')) await listener(message);
    } catch (error) {
      if (!(error instanceof ExitError)) child.emit('error', error);
    }
    child.emit('close', 0);
  });
}

/** Runs a script in this thread; only that of the declaration files is known. */
function forkHere(script: string): ChildProcess {
  if (!script.endsWith('/rsbuild-plugin-dts/dist/dts.js'))
    throw new Error(`Child processes, such as ${script}, aren't available in a browser.`);
  last = last.then(() => importModule(script));
  return new ChildProcess();
}

const { spawn, exec, execFile, execSync, execFileSync, spawnSync } =
  createUnavailable('node:child_process');

export { exec, execFile, execFileSync, execSync, forkHere as fork, spawn, spawnSync };
/** `node:child_process`: only `fork`, for declaration files. */
export default { exec, execFile, execFileSync, execSync, fork: forkHere, spawn, spawnSync };
