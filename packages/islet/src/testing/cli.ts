import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The command line of the built package. */
export const program = fileURLToPath(new URL('../../dist/node/islet.js', import.meta.url));

/** What a command printed, and how it ended. */
export interface CliOutcome {
  /** Null for a command that was killed. */
  code: number | null;
  /** Without lines about slow configs. */
  printed: string;
}

/** What is printed about a config that takes long, as every one may on a busy machine. */
const slowConfig = /^`.+` has been running for \d+ s\..*\n/gm;

/** A running command. */
export interface Running {
  process: ChildProcess;
  /** The output so far. */
  output(): string;
  /** Resolves when the output after its first `from` characters matches; rejects if the command ends before. */
  printed(pattern: RegExp, from?: number): Promise<RegExpExecArray>;
  ended: Promise<CliOutcome>;
}

/** Starts the engine's command line as a user would, in plain text. */
export function startCli(...args: string[]): Running {
  return startCliWith({}, ...args);
}

/** The environment of a command. */
export interface Surroundings {
  /** More in its environment. */
  env?: Record<string, string>;
  /** Text on its input. */
  input?: string;
  /** How many files it may have open. */
  openFiles?: number;
}

/** The same in another environment. */
export function startCliWith(surroundings: Surroundings, ...args: string[]): Running {
  return startProgram(surroundings, program, ...args);
}

/** Starts any program for Node; the first of the arguments is its file. */
function startProgram(
  { env: extra = {}, input = '', openFiles }: Surroundings,
  ...args: string[]
): Running {
  // The test runners set these for themselves; the engine chooses its own mode.
  const { NODE_ENV, NODE_OPTIONS, FORCE_COLOR, ...env } = process.env;
  const limit =
    openFiles === undefined ? [] : ['sh', '-c', `ulimit -n ${openFiles}; exec "$@"`, ''];
  const [command = '', ...words] = [...limit, process.execPath, ...args];
  const child = spawn(command, words, {
    env: { ...env, NO_COLOR: '1', ...extra },
  });
  child.stdin.end(input);
  let printed = '';
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    printed: printed.replace(slowConfig, ''),
  }));
  return {
    process: child,
    ended,
    output: () => printed,
    printed: (pattern, from = 0) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(printed.slice(from));
          if (match) resolve(match);
        };
        for (const stream of streams) stream.on('data', look);
        look();
        ended.then(() => {
          reject(new Error(`\`${args.join(' ')}\` ended before ${pattern}:\n${printed}`));
        }, reject);
      }),
  };
}

/** Runs any program for Node to its end. */
export function runNodeFile(surroundings: Surroundings, ...args: string[]): Promise<CliOutcome> {
  return startProgram(surroundings, ...args).ended;
}

/** Runs a command to its end. */
export function runCli(...args: string[]): Promise<CliOutcome> {
  return startCli(...args).ended;
}

/** A site that is served at `url`, which ends with the base. */
export interface Server extends Pick<Running, 'output' | 'printed'> {
  url: string;
  /** The folder of the site. */
  siteRoot: string;
  stop(): Promise<void>;
}

/** Serves a site on a free port; resolves when the address is printed. */
export async function startServer(command: 'dev' | 'preview', siteRoot: string): Promise<Server> {
  const running = startCli(command, siteRoot, '--port', '0');
  const [url] = await running.printed(/http:\/\/\S+\/(?=\s)/);
  return {
    url,
    siteRoot,
    output: running.output,
    printed: running.printed,
    async stop() {
      running.process.kill();
      await running.ended;
    },
  };
}
