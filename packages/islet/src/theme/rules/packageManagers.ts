/** Package managers in the order of their tabs: those of SPEC 2.8.2, and Deno. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;
export type PackageManager = (typeof packageManagers)[number];

/** A command for each package manager; Deno has no counterpart of some. */
type ManagerCommands = Record<Exclude<PackageManager, 'deno'>, string> & { deno: string | null };

type Starts = [yarn: string, pnpm: string, bun: string];

/** How commands start in the other package managers, by npm's command; the remaining words are the same. */
const starts: Readonly<Record<string, Starts>> = {
  i: ['yarn install', 'pnpm install', 'bun install'],
  uninstall: ['yarn remove', 'pnpm remove', 'bun remove'],
  exec: ['yarn', 'pnpm exec', 'bun run'],
  run: ['yarn', 'pnpm run', 'bun run'],
  start: ['yarn start', 'pnpm start', 'bun run start'],
  // `bun test` is Bun's own test runner.
  test: ['yarn test', 'pnpm test', 'bun run test'],
};

/** Programs that are run without a package manager. */
const programs = /^(?:cat|cd|cp|diff|echo|git|grep|ls|mkdir|mv|node|rm)$/;

/**
 * Translates a command of npm or npx, with or without the word `npm`, for each package manager (SPEC 2.8).
 * Commands of other programs are returned unchanged. `deno` is null if Deno can't do the same.
 */
export function toManagerCommands(command: string): ManagerCommands {
  const words = command.trim().split(/\s+/);
  const from = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  const [first = '', ...others] = words.slice(from);
  const written =
    programs.test(first) || from === -1
      ? [first, ...others].join(' ')
      : translate(first === 'npm' ? others : [first, ...others]);
  const environment = words.slice(0, from);
  const { npm, yarn, pnpm, bun, deno } =
    typeof written === 'string'
      ? { npm: written, yarn: written, pnpm: written, bun: written, deno: written }
      : written;
  const write = (text: string): string => [...environment, text].join(' ');
  return {
    npm: write(npm),
    yarn: write(yarn),
    pnpm: write(pnpm),
    bun: write(bun),
    deno: deno === null ? null : write(deno),
  };
}

function translate([verb = '', ...rest]: string[]): ManagerCommands {
  const npm = [verb === 'npx' ? verb : `npm ${verb}`, ...rest].join(' ');
  const deno = translateForDeno(verb, rest);
  const [yarn, pnpm, bun] = findStarts(verb, rest);
  // Only npm needs `--` before a script's arguments, and only npx asks before installing.
  const words = rest.filter((word) => !(verb === 'npx' ? /^(?:-y|--yes)$/ : /^--$/).test(word));
  const place = words.indexOf('--workspace');
  const [, workspace] = place === -1 ? [] : words.splice(place, 2);
  if (workspace !== undefined) {
    return {
      npm,
      yarn: ['yarn workspace', workspace, verb, ...words].join(' '),
      pnpm: ['pnpm --filter', workspace, verb, ...words].join(' '),
      bun: ['bun', verb, '--filter', workspace, ...words].join(' '),
      deno,
    };
  }
  const short = words.map((word) => (word === '--save-dev' ? '--dev' : word));
  const forYarn =
    verb === 'create'
      ? words.map((word) => word.replace(/@latest$/, ''))
      : short.filter((word) => yarn !== 'yarn global add' || !isGlobal(word));
  return {
    npm,
    yarn: [yarn, ...forYarn].join(' '),
    pnpm: [pnpm, ...words].join(' '),
    bun: [bun, ...short].join(' '),
    deno,
  };
}

/**
 * What Deno 2 does like npm: packages need the prefix `npm:`, scripts are tasks, and `deno x` runs programs as npx
 * does. It installs neither packed files nor aliases.
 */
function translateForDeno(verb: string, rest: string[]): string | null {
  const [name = '', ...others] = rest;
  const isScript = /^(?:start|test)$/.test(verb);
  if (verb === 'run' || isScript) return toTask(isScript ? rest : others, isScript ? verb : name);
  if (verb === 'npx' || verb === 'exec') {
    return ['deno x', ...(name === '--' ? others : rest)].join(' ');
  }
  if (verb === 'create') return ['deno create', `npm:${name}`, ...others].join(' ');
  if (verb === 'uninstall') return ['deno remove', ...rest].join(' ');
  if (!/^i(?:nstall)?$/.test(verb)) return null;
  const packages = rest.filter((word) => !word.startsWith('-'));
  if (packages.length === 0) return rest.length === 0 ? 'deno install' : null;
  if (packages.some((word) => /^\.|:/.test(word))) return null;
  const words = withPrefix(rest).map((word) => (word === '--save-dev' ? '--dev' : word));
  return rest.some(isGlobal)
    ? ['deno install --allow-all', ...words].join(' ')
    : ['deno add', ...words].join(' ');
}

/** `deno task` with the arguments of npm's script; only npm needs `--` before them. */
function toTask(rest: string[], script: string): string {
  const words = rest.filter((word) => word !== '--');
  const place = words.indexOf('--workspace');
  const [, workspace] = place === -1 ? [] : words.splice(place, 2);
  const filter = workspace === undefined ? [] : ['--filter', workspace];
  return ['deno task', ...filter, script, ...words].join(' ');
}

/** Marks packages of npm. */
function withPrefix(words: string[]): string[] {
  return words.map((word) => (word.startsWith('-') ? word : `npm:${word}`));
}

function findStarts(verb: string, rest: string[]): Starts {
  if (verb === 'npx') {
    return isDownload(rest) ? ['yarn dlx', 'pnpm dlx', 'bunx'] : ['yarn', 'pnpm exec', 'bunx'];
  }
  const isAdding = /^i(?:nstall)?$/.test(verb) && rest.some((word) => !word.startsWith('-'));
  if (!isAdding) return starts[verb] ?? [`yarn ${verb}`, `pnpm ${verb}`, `bun ${verb}`];
  return [rest.some(isGlobal) ? 'yarn global add' : 'yarn add', 'pnpm install', 'bun add'];
}

/**
 * Whether `npx` downloads a program: it is told not to ask, or which version to use. All other
 * programs are installed in the project; `dlx` might download a different package with the same name.
 */
function isDownload(rest: string[]): boolean {
  const program = rest.find((word) => !word.startsWith('-')) ?? '';
  return rest.some((word) => /^(?:-y|--yes)$/.test(word)) || program.lastIndexOf('@') > 0;
}

const isGlobal = (word: string): boolean => word === '-g' || word === '--global';
