import { afterAll, beforeAll, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '#testing/postgresServer.ts';
import { describeBackend } from '../backendTesting.ts';
import { createStoreBackend } from '../stores/createStoreBackend.ts';
import { readPushedIndexes } from '../stores/readPushedIndexes.ts';
import { openPostgres } from './openPostgres.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
  for (const [name, value] of Object.entries(server.admin)) vi.stubEnv(name, value);
});
afterAll(() => server.stop());

describeBackend('PostgreSQL', async (sites) => {
  const store = await openPostgres(server.url('postgres'), { connections: 2 });
  const update = async (name: string, folder: string): Promise<void> => {
    await store.push(name, await readPushedIndexes(folder));
  };
  for (const { name, folder } of sites) await update(name, folder);
  const backend = await createStoreBackend(store, new Map());
  return { backend, update, close: () => store.close() };
});
