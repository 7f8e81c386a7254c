/**
 * @typedef {object} Manager A package manager.
 * @property {'npm' | 'pnpm' | 'yarn' | 'bun'} name
 * @property {string} installLocked Command that installs exactly what the lock file says.
 * @property {string} lockFile Name of the lock file.
 * @property {string} setup Steps of a GitHub workflow that provide it.
 * @property {Readonly<Record<string, string>>} settings Texts of its configuration files, by name.
 */

/**
 * Returns the package manager that runs this process, or npm.
 *
 * @param {string} [userAgent] what package managers set in `npm_config_user_agent`
 * @returns {Manager}
 */
export function readManager(userAgent = '') {
  const [, name, major] = /^(pnpm|yarn|bun)\/(\d+)/.exec(userAgent) ?? [];
  if (name === 'pnpm') return describePnpm(Number(major));
  if (name === 'yarn') return describeYarn(Number(major));
  return name === 'bun' ? bun : npm;
}

/** @type {Manager} */
const npm = {
  name: 'npm',
  installLocked: 'npm ci',
  lockFile: 'package-lock.json',
  setup: '',
  settings: {},
};

/** @type {Manager} */
const bun = {
  name: 'bun',
  installLocked: 'bun install --frozen-lockfile',
  lockFile: 'bun.lock',
  setup: '      - uses: oven-sh/setup-bun@v2\n',
  settings: {},
};

/**
 * @param {number} major
 * @returns {Manager}
 */
function describePnpm(major) {
  return {
    name: 'pnpm',
    installLocked: 'pnpm install --frozen-lockfile',
    lockFile: 'pnpm-lock.yaml',
    setup: `      - uses: pnpm/action-setup@v4\n        with:\n          version: ${major}\n`,
    // Newer ones reject install scripts that are neither allowed nor denied. esbuild works without its own.
    settings: major < 10 ? {} : { 'pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: false\n' },
  };
}

/**
 * @param {number} major
 * @returns {Manager}
 */
function describeYarn(major) {
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
