import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTempFolder } from '#islet/testing/fixtureSites.ts';
import { findNodes } from '../tests/support/nodeReleases.ts';
import { root } from './run.mjs';

const temp = await createTempFolder();
afterAll(temp.remove);
const nodes = await findNodes(temp.path);

const execute = promisify(execFile);

/** Without git, what the sources are is unknown. */
const describeClone = describe.skipIf(!existsSync(path.join(root, '.git')));

/** Copies the files that git has, as in a ZIP of the sources. */
async function copySources(folder: string): Promise<void> {
  const { stdout } = await execute('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1e8 });
  for (const file of stdout.split('\0').filter(Boolean)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(root, file), target);
  }
}

/** Leaves it to the engine to find the root of the repository. */
async function forgetRoot(folder: string): Promise<void> {
  const config = path.join(folder, 'site/site.config.ts');
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace(/^ *repositoryRoot: .*\n/m, ''));
}

/** Runs the first command of the README, and gives the pages that it serves to `use`. */
async function start(
  cwd: string,
  env: NodeJS.ProcessEnv,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const readme = await readFile(path.join(root, 'README.md'), 'utf8');
  const [, command = ''] = /```sh\n(\w[\w ]*\w) /.exec(readme) ?? [];
  const [program = '', ...args] = `${command} -- --port 0`.split(' ');
  const server = spawn(program, args, { cwd, env, shell: process.platform === 'win32' });
  const ended = once(server, 'close');
  let printed = '';
  const listening = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? [];
        if (url !== undefined) resolve(url);
      });
    ended.then(() => reject(new Error(printed)), reject);
  });
  try {
    await use(await listening);
  } finally {
    server.kill();
    await ended;
  }
}

async function expectPages(url: string): Promise<void> {
  for (const page of ['/', '/guide/start/', '/zh/']) {
    const response = await fetch(new URL(page, url));
    expect(response.status, page).toBe(200);
    expect(await response.text()).toMatch(/^<!doctype html>/i);
  }
  const quoted = 'site/examples/react-kit/src/Badge.module.css';
  const page = await fetch(new URL('/guide/solution/react.md', url));
  expect(await page.text()).toContain(await readFile(path.join(root, quoted), 'utf8'));
}

describeClone.each(nodes)('with Node $version', ({ version, env }) => {
  const sources = path.join(temp.path, version, 'sources');
  beforeAll(() => copySources(sources));

  test('sources without `.git` are served with one command', async () => {
    await start(sources, env, expectPages);
  });
});

describeClone('the engine finds the root of the repository', () => {
  const [{ version = '', env = {} } = {}] = nodes;
  const sources = path.join(temp.path, version, 'sources');
  beforeAll(() => forgetRoot(sources));

  test('without `.git`', async () => {
    await start(sources, env, expectPages);
  });

  test('in a worktree', async () => {
    const elsewhere = path.join(temp.path, 'worktree.git');
    await execute('git', ['init', '--separate-git-dir', elsewhere, sources]);
    await start(sources, env, expectPages);
  });
});
