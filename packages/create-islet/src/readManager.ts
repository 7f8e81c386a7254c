/** A package manager. */
export interface Manager {
  name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Command that installs exactly what the lock file says. */
  installLocked: string;
  /** Name of the lock file. */
  lockFile: string;
  /** Steps of a GitHub workflow that provide it. */
  setup: string;
  /** Texts of its configuration files, by name. */
  settings: Readonly<Record<string, string>>;
}

/** Returns the package manager that runs this process, or npm; it sets `userAgent` in `npm_config_user_agent`. */
export function readManager(userAgent = ''): Manager {
  const [, name, major] = /^(pnpm|yarn|bun)\/(\d+)/.exec(userAgent) ?? [];
  if (name === 'pnpm') return describePnpm(Number(major));
  if (name === 'yarn') return describeYarn(Number(major));
  return name === 'bun' ? bun : npm;
}

const npm: Manager = {
  name: 'npm',
  installLocked: 'npm ci',
  lockFile: 'package-lock.json',
  setup: '',
  settings: {},
};

const bun: Manager = {
  name: 'bun',
  installLocked: 'bun install --frozen-lockfile',
  lockFile: 'bun.lock',
  setup: '      - uses: oven-sh/setup-bun@v2\n',
  settings: {},
};

const describePnpm = (major: number): Manager => ({
  name: 'pnpm',
  installLocked: 'pnpm install --frozen-lockfile',
  lockFile: 'pnpm-lock.yaml',
  setup: `      - uses: pnpm/action-setup@v4\n        with:\n          version: ${major}\n`,
  // Newer ones reject install scripts that are neither allowed nor denied. esbuild works without its own.
  settings: major < 10 ? {} : { 'pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: false\n' },
});

function describeYarn(major: number): Manager {
  const isClassic = major < 2;
  return {
    name: 'yarn',
    installLocked: `yarn install ${isClassic ? '--frozen-lockfile' : '--immutable'}`,
    lockFile: 'yarn.lock',
    setup: isClassic ? '' : '      - run: corepack enable\n',
    // The bundler looks for packages in folders.
    settings: isClassic ? {} : { '.yarnrc.yml': 'nodeLinker: node-modules\n' },
  };
}
