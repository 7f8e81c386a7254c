import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** Who connects, as the environment says it. */
export type PostgresRole = Record<'PGUSER' | 'PGPASSWORD', string>;

/** A PostgreSQL server of its own, without any database besides those that come with it. */
export interface PostgresServer {
  port: number;
  /** What connects as the role that owns everything. */
  admin: PostgresRole;
  url(database: string): string;
  /** Connects as the owner of everything, or as somebody else. */
  connect(database: string, role?: PostgresRole): Promise<pg.Client>;
  /** Runs a statement; returns the rows. */
  run(statement: string, database?: string, role?: PostgresRole): Promise<unknown[]>;
  /** Stops it as a power cut would. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const packages = '/usr/lib/postgresql';

/** Where Debian installs the newest server. */
function findPrograms(): string {
  const versions = existsSync(packages) ? readdirSync(packages) : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  if (newest === undefined) {
    throw new Error('These tests need a PostgreSQL server: apt-get install postgresql');
  }
  return path.join(packages, newest, 'bin');
}

/** Who runs it: it refuses to run as root. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string): number =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts a server in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPrograms();
  const user = findUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const data = path.join(folder, 'data');
  const admin = { PGUSER: 'owner', PGPASSWORD: 'a-secret-of-the-owner' };
  const password = path.join(folder, 'password');
  writeFileSync(password, admin.PGPASSWORD);
  if (user) for (const one of [folder, password]) chownSync(one, user.uid, user.gid);
  const init = ['-D', data, '-U', admin.PGUSER, '-A', 'scram-sha-256', '--pwfile', password];
  const options = { ...user, cwd: folder };
  execFileSync(
    path.join(programs, 'initdb'),
    [...init, '-E', 'UTF8', '--locale', 'C.UTF-8'],
    options,
  );
  const port = await findFreePort();

  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-k', folder];
    child = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await isReady(child);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  const connect: PostgresServer['connect'] = (database, role = admin) =>
    connectTo({ port, database, user: role.PGUSER, password: role.PGPASSWORD });
  await start();
  // Also if a test has failed before it stopped the server.
  process.once('exit', () => child?.kill('SIGINT'));
  return {
    connect,
    async run(statement, database = 'postgres', role = admin) {
      const client = await connect(database, role);
      try {
        const { rows } = await client.query<Record<string, unknown>>(statement);
        return rows;
      } finally {
        await client.end();
      }
    },
    port,
    admin,
    url: (database) => `postgres://127.0.0.1:${port}/${database}`,
    start,
    crash: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true });
    },
  };
}

async function connectTo(place: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ host: '127.0.0.1', ...place });
  // The server may go away.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Resolves when the server accepts connections. */
async function isReady(child: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (part: Buffer) => {
      log += part.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL has ended:\n${log}`)));
  });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
