import { parentPort, workerData } from 'node:worker_threads';
import { loadConfig } from '../config/loadConfig.ts';
import { type CompileSources, createCompileContext } from '../project/createCompileContext.ts';
import { createPageBuilder, type PageBuilder } from './pageBuilder.ts';

/** What a thread is started with. */
export type ThreadSetup = Omit<CompileSources, 'config'>;

// A thread reads the configuration itself, since plugins are functions, which cannot be sent.
const setup = workerData as ThreadSetup;
const loaded = await loadConfig(setup.siteRoot);
if ('problems' in loaded) {
  throw new Error('The configuration changed while the build was starting.');
}
const builder = createPageBuilder(createCompileContext({ ...setup, config: loaded.config }));

parentPort?.on(
  'message',
  async ({ id, method, args }: { id: number; method: keyof PageBuilder; args: never[] }) => {
    try {
      const run = builder[method] as (...args: never[]) => Promise<unknown>;
      parentPort?.postMessage({ id, value: await run(...args) });
    } catch (error) {
      parentPort?.postMessage({ id, error });
    }
  },
);
