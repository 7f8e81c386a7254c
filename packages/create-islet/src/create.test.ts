import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repository, runNodeFile, withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type DeployHost, hostNames } from './hosts.ts';
import { planSite } from './planSite.ts';
import { readManager } from './readManager.ts';

const readManifest = async (file: string) =>
  JSON.parse(await readFile(path.join(repository, file), 'utf8'));

const request = {
  folder: path.resolve('/home/ann/tiny-duration'),
  repository: path.resolve('/home/ann/tiny-duration'),
  manager: readManager(),
  version: '1.2.3',
  deploy: 'none' as DeployHost,
};

/** The steps of the workflow that a site gets. */
function stepsOf(change: Partial<typeof request>): string[] {
  const files = planSite({ ...request, ...change });
  const [, workflow = ''] = Object.entries(files).find(([file]) => file.endsWith('docs.yml')) ?? [];
  const steps: Array<{ uses?: string; run?: string }> = parse(workflow).jobs.build.steps;
  return steps.map(({ uses = '', run = '' }) => uses.replace(/@.*/, '') + run);
}

test('a site has a config, two pages, a theme override, a workflow and settings of the editor', () => {
  expect(Object.keys(planSite(request)).sort()).toEqual(
    [
      '.github/workflows/docs.yml',
      '.gitignore',
      '.vscode/settings.json',
      'docs/en/guide/start.md',
      'docs/en/index.md',
      'package.json',
      'public/icon.svg',
      'site.config.ts',
      'theme/styles/tokens.css',
      'tsconfig.json',
    ].map((file) => path.normalize(file)),
  );
});

test.each(hostNames)('the config of a site for %s names that host', (deploy) => {
  const config = planSite({ ...request, deploy })['site.config.ts'] ?? '';
  const line = `  hosts: ['${deploy}'],\n  themeConfig: {`;
  expect(config.includes(line)).toBe(deploy !== 'none');
  expect(config.includes('hosts')).toBe(deploy !== 'none');
});

test.each([
  ['tiny-duration', 'Tiny duration'],
  ['API_docs', 'API docs'],
  ['v1.2', 'V1.2'],
  ["it's $x", 'It s x'],
  ['文档', '文档'],
  ['---', 'Documentation'],
])('the folder %j gives the title %j', (name, title) => {
  const folder = path.resolve('/home/ann', name);
  const files = planSite({ ...request, folder, repository: folder });
  expect(files['site.config.ts']).toContain(`title: '${title}',`);
});

test('the engine has the version of this package; all others are those of the repository', async () => {
  const [ours, core, workspace] = await Promise.all(
    ['packages/create-islet/package.json', 'packages/islet/package.json', 'package.json'].map(
      readManifest,
    ),
  );
  const known = { ...core.dependencies, ...workspace.devDependencies, [core.name]: '1.2.3' };
  const { dependencies, devDependencies } = JSON.parse(planSite(request)['package.json'] ?? '');
  expect(ours.version).toBe(core.version);
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(range, name).toBe(`^${known[name]}`);
  }
});

test.each([
  [undefined, 'npm', {}],
  ['npm/11.0.0 node/v24.0.0 linux x64', 'npm', {}],
  ['pnpm/9.1.0 npm/? node/v24.0.0', 'pnpm', {}],
  ['pnpm/12.1.0 npm/? node/v24.0.0', 'pnpm', { 'pnpm-workspace.yaml': /esbuild: false/ }],
  ['yarn/1.22.22 npm/? node/v24.0.0', 'yarn', {}],
  ['yarn/4.9.0 npm/? node/v24.0.0', 'yarn', { '.yarnrc.yml': /node-modules/ }],
  ['bun/1.4.5 npm/? node/v24.0.0', 'bun', {}],
  ['deno/2.5.0', 'npm', {}],
])('%s is %s', (userAgent, name, settings) => {
  const manager = readManager(userAgent);
  expect(manager.name).toBe(name);
  expect(Object.keys(manager.settings)).toEqual(Object.keys(settings));
  for (const [file, text] of Object.entries(settings)) expect(manager.settings[file]).toMatch(text);
});

const thenRun = (name: string) => [`${name} run check`, `${name} run build`];

test.each([
  ['npm/11.0.0', ['actions/setup-node', 'npm ci', ...thenRun('npm')]],
  [
    'pnpm/12.1.0',
    [
      ...['pnpm/action-setup', 'actions/setup-node', 'pnpm install --frozen-lockfile'],
      ...thenRun('pnpm'),
    ],
  ],
  ['yarn/1.22.22', ['actions/setup-node', 'yarn install --frozen-lockfile', ...thenRun('yarn')]],
  [
    'yarn/4.9.0',
    ['corepack enable', 'actions/setup-node', 'yarn install --immutable', ...thenRun('yarn')],
  ],
  [
    'bun/1.4.5',
    [
      ...['oven-sh/setup-bun', 'actions/setup-node', 'bun install --frozen-lockfile'],
      ...thenRun('bun'),
    ],
  ],
])('the workflow for %s installs, checks and builds', (userAgent, steps) => {
  expect(stepsOf({ manager: readManager(userAgent) })).toEqual(['actions/checkout', ...steps]);
});

test('in a larger repository, the workflow is in its root and works in the folder of the site', () => {
  const files = planSite({ ...request, repository: path.resolve('/home') });
  const workflow = files[path.normalize('../../.github/workflows/docs.yml')] ?? '';
  const { build } = parse(workflow).jobs;
  expect(build.defaults.run['working-directory']).toBe('ann/tiny-duration');
  expect(workflow).toContain('cache-dependency-path: "ann/tiny-duration/package-lock.json"');
});

/** The workflow of a site, in every combination of managers, hosts and places. */
const workflows = ['npm/11.0.0', 'pnpm/12.1.0', 'yarn/1.22.22', 'bun/1.4.5'].flatMap((agent) =>
  hostNames.flatMap((deploy) =>
    ['/home/ann/tiny-duration', '/home'].map((repository) => {
      const change = { deploy, repository: path.resolve(repository), manager: readManager(agent) };
      const files = Object.entries(planSite({ ...request, ...change }));
      const [, text = ''] = files.find(([file]) => file.endsWith('docs.yml')) ?? [];
      return { agent, deploy, text, below: repository === '/home' ? 'ann/tiny-duration/' : '' };
    }),
  ),
);

test.each(workflows)(
  'the workflow for $agent and $deploy may do as little as it can',
  ({ deploy, text }) => {
    const { permissions, jobs } = parse(text);
    expect(permissions).toEqual({ contents: 'read' });
    const pages = { contents: 'read', pages: 'read' };
    expect(jobs.build.permissions).toEqual(deploy === 'github' ? pages : undefined);
    // What runs code of packages gets no secrets, and nothing that may write.
    expect(JSON.stringify(jobs.build)).not.toContain('secrets.');
    if (deploy === 'none') return expect(Object.keys(jobs)).toEqual(['build']);
    expect(jobs.deploy.if).toContain(" github.event_name == 'push' ");
    const write = { pages: 'write', 'id-token': 'write' };
    expect(jobs.deploy.permissions).toEqual(deploy === 'github' ? write : {});
    for (const { uses = 'npx', run = '' } of jobs.deploy.steps) {
      expect(uses).toMatch(/^actions\/(?:download-artifact|deploy-pages)@v\d+$|^npx$/);
      expect(run).not.toContain('${{');
    }
  },
);

test.each(workflows.filter(({ deploy }) => deploy === 'github'))(
  'GitHub says where the site is, $agent passes it on, and the folder of $below is published',
  ({ agent, text, below }) => {
    const { steps } = parse(text).jobs.build;
    const build = steps.find(({ run = '' }) => run.includes('run build'));
    expect(build.run).toBe(
      `${readManager(agent).name} run build${agent.startsWith('npm') ? ' --' : ''} --base "$BASE/" --url "$ORIGIN"`,
    );
    expect(build.env.BASE).toContain(' steps.pages.outputs.base_path ');
    expect(steps.at(-1).with.path).toBe(`${below}dist`);
  },
);

const create = (...args: string[]) =>
  runNodeFile(
    { env: { npm_config_user_agent: 'pnpm/12.1.0' } },
    path.join(import.meta.dirname, '../dist/create.js'),
    ...args,
  );

test('files that exist are kept, and then nothing is written', () =>
  withFiles({ 'package.json': '{}' }, async (folder) => {
    await mkdir(path.join(folder, '.git'));
    const { code, printed } = await create(folder);
    expect(code).toBe(1);
    expect(printed).toMatch(/^These files exist:\n.*package\.json\n.*\nNothing was written\.\n$/);
    await expect(readFile(path.join(folder, 'site.config.ts'))).rejects.toThrow('ENOENT');
    expect(await readFile(path.join(folder, 'package.json'), 'utf8')).toBe('{}');
  }));

test('it lists what it wrote and the commands that follow', () =>
  withFiles({}, async (parent) => {
    const folder = path.join(parent, 'my docs');
    await mkdir(path.join(folder, '.git'), { recursive: true });
    const { code, printed } = await create(folder);
    expect(printed).toMatch(/^Created a site:\n(?: {2}.*\n){11}\nNext:\n/);
    expect(printed).toContain(`  cd "${folder}"\n  pnpm install\n  pnpm run dev\n`);
    expect(printed).toMatch(
      /\nBefore you push: Choose "GitHub Actions" as the source of Pages in .*\.\n$/,
    );
    expect(code).toBe(0);
  }));

const old = path.join(import.meta.dirname, 'migrate/fixtures/vitepress');

test('a site of another engine is converted, and gets what every new site has', () =>
  withFiles({}, async (root) => {
    const folder = path.join(root, 'docs');
    await mkdir(path.join(root, '.git'));
    const { code, printed } = await create(folder, '--from', old);
    expect(printed).toMatch(/^Wrote \d+ pages into .*docs\.$/m);
    expect(printed).toMatch(/^Places above that need your decision: \d+\.\nAlso wrote:\n/m);
    expect(printed).toContain('  pnpm install\n  pnpm run check\n  pnpm run dev\n');
    expect(code).toBe(0);
    const config = await readFile(path.join(folder, 'site.config.ts'), 'utf8');
    expect(config).toContain("  hosts: ['github'],\n");
    const wanted = ['.gitignore', 'package.json', 'tsconfig.json', 'pnpm-workspace.yaml'];
    const workflow = '../.github/workflows/docs.yml';
    for (const file of [...wanted, workflow]) {
      expect(printed).toContain(`  ${path.join(folder, file)}\n`);
      expect(await readFile(path.join(folder, file), 'utf8')).not.toBe('');
    }
    const again = await create(path.join(root, 'again'), '--from', old);
    expect(again.printed).toMatch(/^These files exist:\n.*docs\.yml\n/);
    expect(again.code).toBe(1);
    expect((await readdir(root)).sort()).toEqual(['.git', '.github', 'docs']);
  }));

test.each([
  [['-h'], 0, /^Usage: npm create islet@latest \[folder\] -- \[options\]\n/],
  [['a', '--help'], 0, /^Usage/],
  [['--version'], 0, /^\d+\.\d+\.\d+\n$/],
  [['a', 'b'], 1, /^Unexpected argument "b": only one folder is allowed\.\n\nUsage/],
  [['--form', 'x'], 1, /^Unknown option "--form"\. Did you mean "--from"\?\n/],
  [['a', '--from'], 1, /^"--from" needs a value\.\n/],
  [['--from', 'b', '--engine', 'hugo'], 1, /^"--engine" must be one of rspress, vitepress, /],
  [['--deploy', 'ftp'], 1, /^"--deploy" must be one of github, cloudflare, netlify, none\.\n/],
  [['--engine', 'vitepress'], 1, /^"--engine" is about the site that "--from" names\.\n/],
  [['--from', 'gone'], 1, /^There is no folder `.*gone`\.\nNothing was written\.\n$/],
])('%j', async (args, code, text) => {
  const outcome = await create(...args);
  expect(outcome.printed).toMatch(text);
  expect(outcome.code).toBe(code);
});
