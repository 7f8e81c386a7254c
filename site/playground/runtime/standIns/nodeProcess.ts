import { writeTerminal } from '../worker/terminal.ts';

type Listener = (...values: unknown[]) => unknown;

/** `process.exit` can't end a worker, so it ends what runs; the build catches it. */
export class ExitError extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`process.exit(${code})`);
    this.code = code;
  }
}

const listeners = new Map<string, Listener[]>();
const listenersOf = (name: string): Listener[] => listeners.get(name) ?? [];

/** What the terminal of a reader has: enough columns and all colors. */
const createStream = (fd: number) => ({
  fd,
  isTTY: true,
  columns: 100,
  rows: 40,
  hasColors: () => true,
  getColorDepth: () => 24,
  on: () => undefined,
  once: () => undefined,
  removeListener: () => undefined,
  emit: () => false,
  write(text: unknown, ...rest: unknown[]) {
    writeTerminal(String(text));
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  },
});

const readNow = (): bigint => BigInt(Math.round(performance.now() * 1e6));

function measureTime(before: [number, number] = [0, 0]): [number, number] {
  const passed = readNow() - (BigInt(before[0]) * 1_000_000_000n + BigInt(before[1]));
  return [Number(passed / 1_000_000_000n), Number(passed % 1_000_000_000n)];
}

let folder = '/';
const noMemory = { rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 };
const ignore = () => standIn;

const standIn = {
  env: {} as Record<string, string>,
  argv: ['node', 'rslib'],
  execArgv: [],
  execPath: '/usr/bin/node',
  platform: 'linux',
  arch: 'x64',
  pid: 1,
  title: 'node',
  version: 'v24.0.0',
  /** Without `node` until the binding runs: its glue would take this for Node. */
  versions: {} as Record<string, string>,
  release: { name: 'node' },
  features: {},
  config: { variables: {} },
  report: undefined,
  exitCode: undefined as number | undefined,
  stdout: createStream(1),
  stderr: createStream(2),
  stdin: { ...createStream(0), isTTY: false, setRawMode: ignore, resume: ignore, pause: ignore },
  cwd: () => folder,
  chdir(to: string) {
    folder = to;
  },
  nextTick: (call: Listener, ...values: unknown[]) => queueMicrotask(() => void call(...values)),
  hrtime: Object.assign(measureTime, { bigint: readNow }),
  uptime: () => performance.now() / 1000,
  memoryUsage: Object.assign(() => noMemory, { rss: () => 0 }),
  cpuUsage: () => ({ user: 0, system: 0 }),
  umask: () => 0o022,
  getuid: () => 1000,
  emitWarning: (warning: unknown) => writeTerminal(`${warning}\n`),
  exit(code?: number): never {
    throw new ExitError(code ?? standIn.exitCode ?? 0);
  },
  kill: () => false,
  on(name: string, listener: Listener) {
    listeners.set(name, [...listenersOf(name), listener]);
    return standIn;
  },
  once: ignore,
  addListener: ignore,
  off: ignore,
  removeListener: ignore,
  removeAllListeners: ignore,
  emit: () => false,
  listeners: listenersOf,
  listenerCount: (name: string) => listenersOf(name).length,
  /** Set while the child process of a stand-in runs. */
  send: undefined as ((message: unknown) => void) | undefined,
};

export default standIn;
const { env, argv, platform, version, versions, stdout, stderr, stdin, nextTick, hrtime } = standIn;
const { execPath, execArgv, arch, pid, cwd } = standIn;

export {
  arch,
  argv,
  cwd,
  env,
  execArgv,
  execPath,
  hrtime,
  nextTick,
  pid,
  platform,
  stderr,
  stdin,
  stdout,
  version,
  versions,
};
