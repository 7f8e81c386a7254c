import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTempFolder, repository } from 'islet/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Images are built there, whatever runs Docker. */
const isLinux = process.platform === 'linux';

const temp = await createTempFolder();
/** The folder of the site with all that an author has in it, and those of the image. */
const [context, image] = ['context', 'image'].map((name) => path.join(temp.path, name)) as [
  string,
  string,
];
afterAll(temp.remove);

const call = async (command: readonly string[], cwd: string): Promise<string> => {
  const [program = '', ...args] = command;
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd });
  return stdout + stderr;
};

/** A file that the manual shows. */
async function shownFile(title: string): Promise<string> {
  const page = await readFile(path.join(import.meta.dirname, 'docs/en/guide/deploy.md'), 'utf8');
  const [, section = ''] = page.split('### In a container\n');
  const [, text = ''] = section.split(` title="${title}"\n`);
  return text.split('```')[0] ?? '';
}

/** Copies what an image gets of the context. */
async function copyIn(from: string, to: string): Promise<void> {
  const patterns = (await shownFile('.dockerignore')).trim().split('\n');
  const isIgnored = (file: string): boolean =>
    patterns.some((one) => (one.endsWith('*') ? file.startsWith(one.slice(0, -1)) : file === one));
  await cp(path.join(context, from), to, {
    recursive: true,
    filter: (file) => !isIgnored(path.relative(context, file)),
  });
}

/** Does what Docker does for one line; returns what a command prints. */
async function runLine(line: string): Promise<string> {
  const [instruction, ...words] = line.split(' ');
  const site = path.join(image, 'site');
  if (instruction === 'RUN') return call(['sh', '-c', words.join(' ')], site);
  if (instruction === 'WORKDIR') await mkdir(path.join(image, words[0] ?? ''), { recursive: true });
  if (instruction === 'COPY') {
    const target = path.join(site, words.at(-1) ?? '');
    for (const from of words.slice(0, -1)) {
      await copyIn(from, from === '.' ? target : path.join(target, from));
    }
  }
  return '';
}

beforeAll(async () => {
  if (!isLinux) return;
  // The workers of nginx are another user.
  await chmod(temp.path, 0o755);
  const packed = path.join(temp.path, 'tarballs');
  await call(['node', 'scripts/pack.mjs', packed], repository);
  const tarball = (await readdir(packed)).find((name) => /^islet-\d/.test(name)) ?? '';
  await mkdir(context);
  await call(['git', 'init', '--quiet'], context);
  await call(['node', path.join(repository, 'packages/create-islet/dist/create.js'), '.'], context);
  const edit = async (name: string, from: RegExp | string, to: string): Promise<void> => {
    const file = path.join(context, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  };
  // Its release has not been published.
  await edit('package.json', /(?<="islet": )".*"/, JSON.stringify(path.join(packed, tarball)));
  await edit('site.config.ts', 'themeConfig: {', 'themeConfig: {\n    lastUpdated: true,');
  await edit('site.config.ts', /hosts: .*/, "hosts: ['nginx'],");
  for (const name of ['Dockerfile', '.dockerignore']) {
    await writeFile(path.join(context, name), await shownFile(name));
  }
  await call(['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund'], context);
  await call(['git', 'add', '--all'], context);
  await call(['npm', 'run', 'build'], context);
});

test.runIf(isLinux)(
  'an image has the files that git has, and builds the site from them without it',
  async () => {
    const [build = ''] = (await shownFile('Dockerfile')).split('\n\n');
    const lines = build.split('\n').slice(1);
    let printed = '';
    for (const line of lines) {
      printed += await runLine(line);
      if (line !== 'COPY . .') continue;
      const copied = await readdir(path.join(image, 'site'), {
        recursive: true,
        withFileTypes: true,
      });
      const files = copied
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(path.join(image, 'site'), path.join(entry.parentPath, entry.name)),
        )
        .filter((file) => !file.startsWith('node_modules'));
      const tracked = (await call(['git', 'ls-files'], context)).trim().split('\n');
      expect(files.sort()).toEqual(tracked.sort());
    }
    expect(printed).toContain('The times of the last updates are unknown');
    expect(existsSync(path.join(image, 'site/dist/index.html'))).toBe(true);
  },
);

test.runIf(isLinux && existsSync('/usr/sbin/nginx'))(
  'nginx serves the site as hosts have to',
  async () => {
    const port = await findFreePort();
    const server = (await readFile(path.join(image, 'site/dist.nginx.conf'), 'utf8'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/usr/share/nginx/html', path.join(image, 'site/dist'));
    const logs = `pid ${temp.path}/pid; error_log stderr; daemon off; events {}`;
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${name};`,
    );
    const http = `http { include /etc/nginx/mime.types; access_log off; ${folders.join(' ')} ${server} }`;
    await writeFile(path.join(temp.path, 'main.conf'), `${logs}\n${http}`);
    const nginx = spawn('/usr/sbin/nginx', ['-p', temp.path, '-c', `${temp.path}/main.conf`]);
    try {
      const get = (url: string) =>
        fetch(`http://127.0.0.1:${port}${url}`, { headers: { 'accept-encoding': 'gzip' } });
      const state = () =>
        get('/').then(
          () => 'up',
          () => (nginx.exitCode === null ? 'starting' : 'ended'),
        );
      await expect.poll(state).toMatch(/up|ended/);
      expect((await get('/')).status).toBe(200);
      const start = await get('/guide/start');
      expect(start.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(start.headers.get('cache-control')).toContain('max-age=0');
      expect(start.headers.get('content-encoding')).toBe('gzip');
      const [script = ''] = /\/hashed\/[^"]+\.js/.exec(await start.text()) ?? [];
      const hashed = await get(script);
      expect(hashed.headers.get('cache-control')).toContain('immutable');
      expect(hashed.headers.get('content-encoding')).toBe('gzip');
      const missing = await get('/gone');
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain('data-page-type="404"');
    } finally {
      const ended = once(nginx, 'close');
      nginx.kill('SIGTERM');
      await ended;
    }
  },
);

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
