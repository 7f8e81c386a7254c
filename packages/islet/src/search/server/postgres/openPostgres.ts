import type { ClientBase, Pool, PoolClient } from 'pg';
import { messageOf } from '#shared/messageOf.ts';
import type { IndexStore } from '../stores/indexStore.ts';
import { pushToPostgres } from './pushToPostgres.ts';
import { readSnapshot } from './readSnapshot.ts';

/** How long a statement of a search may run, how long it may wait for a connection, and all of it, in milliseconds. */
const timeouts = { statement: 1500, connection: 1500, search: 1700 };

/**
 * How each search begins: it sees one state of the indexes and changes nothing. Even small tables are read by their
 * indexes, since the planner can't know how few sections a term has. Words may differ by about a letter in four.
 */
const beginSearch = `
BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY;
SET LOCAL statement_timeout = ${timeouts.statement};
SET LOCAL enable_seqscan = off;
SET LOCAL jit = off;
SET LOCAL pg_trgm.similarity_threshold = 0.2;
SET LOCAL pg_trgm.word_similarity_threshold = 0.45`;

export interface PostgresOptions {
  /** Connections at most. */
  connections: number;
  /** The role that may read what is pushed; only the one that pushes by default. */
  reader?: string | null;
}

/**
 * Opens a PostgreSQL database by its URL, which has no password: that is read from the environment, as all else that
 * the URL lacks. Nothing connects before the first search or push.
 */
export async function openPostgres(url: string, options: PostgresOptions): Promise<IndexStore> {
  const pool = await createPool(url, options);
  return {
    async read(search) {
      const client = await connect(pool);
      let isOpen = true;
      const release = (isBroken: boolean): void => {
        clearTimeout(cut);
        if (isOpen) client.release(isBroken);
        isOpen = false;
      };
      // This also ends a statement that is under way.
      const cut = setTimeout(() => release(true), timeouts.search);
      try {
        await client.query(beginSearch);
        const result = await search(readSnapshot(client));
        await client.query('COMMIT');
        release(false);
        return result;
      } catch (error) {
        // A connection in an unknown state isn't used again.
        release(true);
        throw error;
      }
    },
    push: (site, indexes) =>
      inTransaction(pool, (client) =>
        pushToPostgres(client, { site, indexes, reader: options.reader ?? null }),
      ),
    close: () => pool.end(),
  };
}

async function createPool(url: string, { connections }: PostgresOptions): Promise<Pool> {
  const { default: pg } = await import('pg').catch((cause: unknown) => {
    throw new Error('PostgreSQL needs the package "pg". Install it: npm install pg', { cause });
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeouts.connection,
    idleTimeoutMillis: 30_000,
    application_name: 'islet search',
    allowExitOnIdle: true,
  });
  // The next search gets a new connection instead of one that was cut while idle.
  pool.on('error', () => {});
  return pool;
}

/** What people read instead of some messages of the client, which don't say what to do. */
const explanations: Array<[RegExp, string]> = [
  [/client password must be a string/, 'PostgreSQL asks for a password. Set PGPASSWORD.'],
  [/no PostgreSQL user name/, 'PostgreSQL needs the name of a role. Set PGUSER.'],
];

async function connect(pool: Pool): Promise<PoolClient> {
  return pool.connect().catch((error: unknown) => {
    // One error for each address of a host, with no message in common.
    const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const message = causes.map(messageOf).join('; ');
    const [, explanation = message] = explanations.find(([known]) => known.test(message)) ?? [];
    throw new Error(explanation, { cause: error });
  });
}

/** Runs work that is done as a whole or not at all; a process that is killed has done nothing. */
async function inTransaction<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
