import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { runInTurn } from '../../scripts/run.mjs';

/** A server that a build writes a configuration for. */
export type HostServer = 'nginx' | 'caddy';

/** Debian's packages with the servers. */
const packages: Record<HostServer, string> = { nginx: 'nginx-light', caddy: 'caddy' };

/** A running server; `url` ends with the base. */
export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port with the configuration beside an output, as a user without privileges could. What
 * it needs besides is written to `folder`.
 */
export async function startHostServer(
  server: HostServer,
  { output, base, folder }: { output: string; base: string; folder: string },
): Promise<RunningServer> {
  const program = await findProgram(server);
  const port = await findFreePort();
  const root = path.join(folder, 'root');
  await mkdir(path.join(root, base, '..'), { recursive: true });
  await symlink(output, path.join(root, base).replace(/\/$/, ''));
  const start = { nginx: startNginx, caddy: startCaddy }[server];
  const running = await start({ program, port, root, output, folder });
  return {
    url: `http://127.0.0.1:${port}${base}`,
    stop: () =>
      new Promise((resolve) => {
        running.once('close', () => resolve());
        running.kill();
      }),
  };
}

interface Start {
  program: string;
  port: number;
  root: string;
  output: string;
  folder: string;
}

async function startNginx({ program, port, root, output, folder }: Start): Promise<ChildProcess> {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const server = await readFile(`${output}.nginx.conf`, 'utf8');
  const config = [
    'daemon off; master_process off; error_log stderr notice;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    '  access_log off;',
    ...places.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    server.replace('listen 80;', `listen 127.0.0.1:${port};`).replace(/root .*;/, `root ${root};`),
    '}',
  ];
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, config.join('\n'));
  const running = spawn(program, ['-e', 'stderr', '-c', file]);
  // It listens before it says how it waits for events.
  await waitFor(running, /event method/);
  return running;
}

async function startCaddy({ program, port, root, output, folder }: Start): Promise<ChildProcess> {
  const file = path.join(folder, 'Caddyfile');
  // Its port for administration would be a fixed one.
  await writeFile(file, `{\n\tadmin off\n}\nimport ${output}.Caddyfile\n`);
  const places = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const site = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root };
  const running = spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, ...places, ...site },
  });
  await waitFor(running, /serving initial configuration/);
  return running;
}

/** Waits until a program prints something on its standard error. */
function waitFor(running: ChildProcess, pattern: RegExp): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    running.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (pattern.test(printed)) resolve();
    });
    running.once('close', (code) => reject(new Error(`It ended with ${code}:\n${printed}`)));
  });
}

/** The path of a server. On Debian and Ubuntu, its package is installed by root, and in CI, where no one minds. */
async function findProgram(name: HostServer): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const find = (program: string): string | undefined =>
    folders.map((folder) => path.join(folder, program)).find(existsSync);
  const isRoot = process.getuid?.() === 0;
  const mayInstall = find('apt-get') !== undefined && (isRoot || Boolean(process.env.CI));
  if (find(name) === undefined && mayInstall) {
    const install = ['-o', 'DPkg::Lock::Timeout=600', 'install', '-y', packages[name]];
    for (const args of [['update'], install]) {
      const [command = '', ...words] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
      await runInTurn(command, words, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    }
  }
  const found = find(name);
  if (found !== undefined) return found;
  throw new Error(
    `This test needs ${name}. Install it, as on Debian and Ubuntu with \`sudo apt-get install ${packages[name]}\`, and run this again.`,
  );
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
