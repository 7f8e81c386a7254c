import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** The terminal of a reader, in which one command of Node.js runs at a time. */
export interface Terminal {
  /** Absolute path of the folder that commands run in. */
  cwd: string;
  /** What was printed since somebody last emptied it. */
  printed: string;
  /** Runs a command to its end and gives its exit code; null where a signal ended it. */
  run(args: readonly string[]): Promise<number | null>;
  /** Starts a command that goes on until it ends by itself or `stop` ends it. */
  start(args: readonly string[]): void;
  /** Waits, at most a minute, until it is so or the command that goes on has ended. */
  waitUntil(isSo: () => boolean): Promise<void>;
  /** Presses Ctrl+C where a command goes on, and waits for its end. */
  stop(): Promise<void>;
}

/** Milliseconds that a command that goes on may take to print what the page shows. */
const patience = 60_000;

/** Opens a terminal in a folder. */
export function openTerminal(folder: string): Terminal {
  let running: ChildProcess | null = null;
  let onPrinted = (): void => {};
  const spawnNode = (args: readonly string[]): ChildProcess => {
    const child = spawn(process.execPath, args, {
      cwd: terminal.cwd,
      env: readerEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, to be stopped with all that it starts.
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
        const timer = setTimeout(resolve, patience);
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

/** What the npm that runs the proof says to its scripts is not meant for the reader's. */
function readerEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(?:npm_|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$|VITEST$)/i;
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', npm_config_offline: 'true' };
}
