import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** A reader's terminal that runs one Node command at a time. */
export interface Terminal {
  /** Absolute path of the current folder. */
  cwd: string;
  /** Output since it was last cleared. */
  printed: string;
  /** Runs a command and returns its exit code; null if a signal ended it. */
  run(args: readonly string[]): Promise<number | null>;
  /** Starts a command that runs until it exits or is stopped with `stop`. */
  start(args: readonly string[]): void;
  /** Waits up to a minute until `isSo` returns true or the running command has exited. */
  waitUntil(isSo: () => boolean): Promise<void>;
  /** Presses Ctrl+C if a command is running, and waits until it has exited. */
  stop(): Promise<void>;
}

/** Milliseconds for a running command to print the expected output. */
const longestWait = 60_000;

/** Opens a terminal in a folder. */
export function openTerminal(folder: string): Terminal {
  let running: ChildProcess | null = null;
  let onPrinted = (): void => {};
  const spawnNode = (args: readonly string[]): ChildProcess => {
    const child = spawn(process.execPath, args, {
      cwd: terminal.cwd,
      env: readerEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, so that all its processes can be stopped.
      detached: process.platform !== 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        terminal.printed += text;
        onPrinted();
      });
    }
    return child;
  };
  const terminal: Terminal = {
    cwd: folder,
    printed: '',
    async run(args) {
      const [code] = await once(spawnNode(args), 'close');
      return code;
    },
    start(args) {
      const child = spawnNode(args);
      running = child;
      child.once('close', () => {
        if (running === child) running = null;
      });
    },
    async waitUntil(isSo) {
      const going = running;
      if (!going || isSo()) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestWait);
        const settle = (): void => {
          clearTimeout(timer);
          resolve();
        };
        onPrinted = () => isSo() && settle();
        going.once('close', settle);
      });
      onPrinted = () => {};
    },
    async stop() {
      if (running?.pid === undefined) return;
      const closed = once(running, 'close');
      if (process.platform === 'win32') {
        spawnSync('taskkill', ['/pid', String(running.pid), '/t', '/f']);
      } else if (running.exitCode === null && running.signalCode === null) {
        process.kill(-running.pid, 'SIGINT');
      }
      await closed;
    },
  };
  return terminal;
}

/** Removes variables that npm sets for the proof but not for a reader's commands. */
function readerEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(?:npm_|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$|VITEST$)/i;
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', npm_config_offline: 'true' };
}
