/** The package managers that readers choose among, in the order of their tabs (SPEC 2.8). */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof packageManagers)[number];

type Starts = [yarn: string, pnpm: string, bun: string];

/** How a command begins, by what it says behind `npm`; all other words are the same everywhere. */
const starts: Readonly<Record<string, Starts>> = {
  i: sameWord('install'),
  uninstall: sameWord('remove'),
  exec: ['yarn', 'pnpm exec', 'bun run'],
  npx: ['yarn dlx', 'pnpm dlx', 'bunx'],
  run: ['yarn', 'pnpm run', 'bun run'],
  start: ['yarn start', 'pnpm start', 'bun run start'],
  // Bun has a test runner of its own.
  test: ['yarn test', 'pnpm test', 'bun run test'],
};

/** Writes a command of npm or npx, with or without its `npm`, for each package manager (SPEC 2.8). */
export function toManagerCommands(command: string): Record<PackageManager, string> {
  const [first = '', ...others] = command.trim().split(/\s+/);
  const [verb = '', ...rest] = first === 'npm' ? others : [first, ...others];
  const [yarn, pnpm, bun] = findStarts(verb, rest);
  // Only npm needs `--` in front of what is meant for a script, and only npx asks before it installs.
  const words = rest.filter((word) => !(verb === 'npx' ? /^(?:-y|--yes)$/ : /^--$/).test(word));
  const short = words.map((word) => (word === '--save-dev' ? '--dev' : word));
  const forYarn =
    verb === 'create'
      ? words.map((word) => word.replace(/@latest$/, ''))
      : short.filter((word) => yarn !== 'yarn global add' || !isGlobal(word));
  const npm = verb === 'npx' ? verb : `npm ${verb}`;
  return {
    npm: [npm, ...rest].join(' '),
    yarn: [yarn, ...forYarn].join(' '),
    pnpm: [pnpm, ...words].join(' '),
    bun: [bun, ...short].join(' '),
  };
}

function findStarts(verb: string, rest: string[]): Starts {
  const isAdding = /^i(?:nstall)?$/.test(verb) && rest.some((word) => !word.startsWith('-'));
  if (!isAdding) return starts[verb] ?? sameWord(verb);
  return [rest.some(isGlobal) ? 'yarn global add' : 'yarn add', 'pnpm install', 'bun add'];
}

const isGlobal = (word: string): boolean => word === '-g' || word === '--global';

function sameWord(verb: string): Starts {
  return [`yarn ${verb}`, `pnpm ${verb}`, `bun ${verb}`];
}
