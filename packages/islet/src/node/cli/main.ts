import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Problem } from '#shared/types.ts';
import { version } from '../../../package.json';
import { parseShard } from '../drivers/builder/parseShard.ts';
import { explainFailure } from '../drivers/devServer/explainFailure.ts';
import { type Engine, engines } from '../migrate/engines.ts';
import { configName } from '../site/config/configFiles.ts';
import { explainFileError } from '../support/problems/explainFileError.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import {
  type CommandOptions,
  defaultPorts,
  readInteger,
  type TextRequest,
} from './commandOptions.ts';
import { explainError } from './explainError.ts';
import { findMistake, suggest } from './findMistake.ts';
import { keepQueryWords } from './keepQueryWords.ts';
import { tuneV8 } from './tuneV8.ts';

/** What `--help` prints. */
export const help = `Usage: docs <command> [site folder] [options]
       islet migrate <engine> <folder> [options]

Commands:
  dev       serve the site while you write; pages are compiled when they are visited
  build     write the whole site into its output folder
  preview   serve the output folder as a static host would
  check     find every mistake in config and content, without writing the output
  search    answer a query from the built index: islet search <site folder> "query"
  mcp       answer assistants (Model Context Protocol) from the output folder, on standard input
  migrate   write a new site from one of rspress, vitepress, docusaurus or starlight
  search-server
            answer queries to built sites over HTTP; its own --help lists its options

Options:
  --port <number>      port of dev (default ${defaultPorts.dev}) and preview (default ${defaultPorts.preview})
  --host <name>        address to listen on (default 127.0.0.1)
  --allow-host <name>  another name that dev and preview answer to; repeatable
  --compress           build: also write .br and .gz files
  --shard <n/m>        build: only compile part n of m, such as 3/8, for a build with --merge
  --merge              build: take over the pages that all shards have compiled
  --lang <name>        search: language of the pages (default the site's own)
  --limit <number>     search: maximum number of pages (default 7, with --json 100)
  --json               search: one line of JSON per query
  --stdin              search: read queries from the input, one per line
  --                   search: all that follows is the query, even if it looks like an option
  --to <folder>        migrate: where the new site goes (default the current folder); must be empty
  -h, --help           show this text
  -v, --version        show the version of the package
`;

/** Runs the command line and resolves to the exit code. Errors are explained and result in exit code 1. */
export async function main(args: readonly string[]): Promise<number> {
  if (!hasCurrentFolder()) {
    process.stderr.write('The current folder was removed. Change to another one, and try again.\n');
    return 1;
  }
  if (args[0] === 'search-server') {
    return (await import('./searchServerCommand.ts')).searchServerCommand(args.slice(1));
  }
  const parsed = readArguments(args);
  if (typeof parsed === 'string') {
    process.stderr.write(`${parsed}\n\n${help}`);
    return 1;
  }
  if (!('options' in parsed)) {
    process.stdout.write(parsed.command === 'help' ? help : `${version}\n`);
    return 0;
  }
  const { command, options } = parsed;
  const report = (problem: Problem): void => void process.stderr.write(formatProblems([problem]));
  const explain = (error: unknown): Problem =>
    explainError(error, {
      folder: options.siteRoot,
      isDebugged: /\bislet\b/.test(process.env.DEBUG ?? ''),
    });
  // An error in a timer or promise started by a config or plugin can't be caught below. `dev` handles it itself.
  if (command !== 'dev') {
    process.on('uncaughtException', (error) => {
      const isOfFile = explainFileError(error) !== null;
      const failure = explainFailure(error, 'Background code failed', options.siteRoot);
      report(isOfFile ? explain(error) : failure);
      process.exit(1);
    });
  }
  const onExit = (): void => {
    if (!process.exitCode) report({ ...endedEarly, file: configName(options.siteRoot) });
    process.exitCode ||= 1;
  };
  const isServer = /^(?:dev|preview|mcp)$/.test(command);
  if (!isServer) {
    ignoreClosedPipes();
    process.once('exit', onExit);
  }
  try {
    return await runCommand(command, options);
  } catch (error) {
    report(explain(error));
    return 1;
  } finally {
    process.off('exit', onExit);
  }
}

function hasCurrentFolder(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
}

/** What reads the output, such as `head`, may close it because it has enough: a command goes on without it. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!('code' in error && error.code === 'EPIPE')) throw error;
    });
  }
}

/** Code of the site may end the process, and Node itself does so when nothing is left to wait for. */
const endedEarly: Omit<Problem, 'file'> = {
  severity: 'error',
  message: 'The command ended before its work was done.',
  fix: 'Look for code of the site that calls `process.exit` or waits for what never happens.',
};

async function runCommand(command: Command, options: CommandOptions): Promise<number> {
  switch (command) {
    case 'build':
      tuneV8();
      return (await import('./buildCommand.ts')).buildCommand(options);
    case 'check':
      tuneV8();
      return (await import('./checkCommand.ts')).checkCommand(options);
    case 'dev':
      return (await import('./devCommand.ts')).devCommand(options);
    case 'mcp':
      return (await import('./mcpCommand.ts')).mcpCommand(options);
    case 'migrate':
      return (await import('./migrateCommand.ts')).migrateCommand(options);
    case 'preview':
      return (await import('./previewCommand.ts')).previewCommand(options);
    case 'search':
      return (await import('./searchCommand.ts')).searchCommand(options);
  }
}

/** The commands whose options are read here. */
export const commands = ['dev', 'build', 'preview', 'check', 'search', 'mcp', 'migrate'] as const;
type Command = (typeof commands)[number];

/** The commands that have each option; the options that aren't here belong to all. */
const owners: Readonly<Record<string, string>> = {
  ...{ port: 'dev preview', host: 'dev preview', 'allow-host': 'dev preview' },
  ...{ compress: 'build', shard: 'build', merge: 'build' },
  ...{ lang: 'search', limit: 'search', json: 'search', stdin: 'search' },
  to: 'migrate',
};

/** Says which of the written options the command doesn't have. */
function findForeign(command: string, written: readonly string[]): string | null {
  const name = written.find((name) => !(owners[name] ?? command).split(' ').includes(command));
  if (name === undefined) return null;
  return `"--${name}" is an option of ${owners[name]?.replace(' ', ' and ')}, not of ${command}.`;
}

const findEngine = (name: string | undefined): Engine | null =>
  engines.find((engine) => engine === name) ?? null;

/** The options of all commands. */
export const argumentOptions = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  'allow-host': { type: 'string', multiple: true, default: [] },
  compress: { type: 'boolean', default: false },
  shard: { type: 'string' },
  merge: { type: 'boolean', default: false },
  lang: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
  stdin: { type: 'boolean', default: false },
  to: { type: 'string', default: '.' },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} satisfies ParseArgsConfig['options'];

/** Parses the arguments; returns an error message if they are invalid. */
export function readArguments(
  written: readonly string[],
): { command: Command; options: CommandOptions } | TextRequest | string {
  const args = written[0] === 'search' ? keepQueryWords(written) : [...written];
  const mistake = findMistake(args, argumentOptions);
  if (mistake !== null) return mistake;
  const { values, positionals, tokens } = parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: argumentOptions,
  });
  const [name = 'help', ...folders] = positionals;
  if (values.version && !values.help) return { command: '--version' };
  if (values.help || name === 'help') return { command: 'help' };
  if (name === 'search-server') return 'Write "search-server" before its options.';
  const command = commands.find((known) => known === name);
  if (command === undefined) {
    const known = [...commands, 'search-server', 'help', '--version'];
    return `Unknown command "${name}".${suggest(name, known)}`;
  }
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const foreign = findForeign(command, names);
  if (foreign !== null) return foreign;
  const isMigration = command === 'migrate';
  const engine = isMigration ? findEngine(folders.shift()) : null;
  if (isMigration && engine === null) {
    return `Name the engine that the site is written for: ${engines.join(', ')}.`;
  }
  if (isMigration && folders.length === 0) return 'Name the folder of the site after the engine.';
  const [folder = '.', ...rest] = folders;
  const { json, stdin } = values;
  const query = command === 'search' && !stdin ? rest.splice(0).join(' ').trim() : '';
  if (command === 'search' && !stdin && query === '') {
    return 'The query is missing. Add it after the folder, or use --stdin.';
  }
  if (rest.length > 0) {
    const reason = stdin ? 'the queries come from the input' : 'only one folder is allowed';
    return `Unexpected argument "${rest.join(' ')}": ${reason}.`;
  }
  const port = values.port === undefined ? null : readInteger(values.port);
  if (port !== null && !(port <= 65_535)) {
    return '"--port" must be an integer from 0 to 65535.';
  }
  const limit = values.limit === undefined ? null : readInteger(values.limit);
  if (limit !== null && !(limit > 0)) {
    return '"--limit" must be an integer of at least 1.';
  }
  const shard = values.shard === undefined ? null : parseShard(values.shard);
  if (values.shard !== undefined && shard === null) {
    return '"--shard" must be a part and how many there are, such as 3/8.';
  }
  const { host, 'allow-host': allowHosts, compress, merge, lang = null, to } = values;
  if (shard !== null && merge) return 'Run all shards first, then build with "--merge" alone.';
  return {
    command,
    options: {
      siteRoot: path.resolve(folder),
      ...{ port, host, allowHosts, compress, shard, merge, query, lang, json, limit, stdin },
      ...{ engine, target: path.resolve(to) },
    },
  };
}
