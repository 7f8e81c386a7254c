import { parentPort, workerData } from 'node:worker_threads';
import { readLoadedConfig } from '../config/loadConfig.ts';
import { type CompileSources, createCompileContext } from '../content/page/createCompileContext.ts';
import { openRecordCache } from './openRecordCache.ts';
import { createPageBuilder, type PageBuilder } from './pageBuilder.ts';
import type { RecordKey } from './recordCache.ts';

/** What a thread is started with. */
export interface ThreadSetup extends Omit<CompileSources, 'config'> {
  /** Absolute path of the compiled configuration. */
  configModule: string;
  key: RecordKey | null;
}

// A thread reads the configuration itself, since plugins are functions, which cannot be sent.
const { configModule, key, ...sources } = workerData as ThreadSetup;
const config = await readLoadedConfig(configModule);
const context = createCompileContext({ ...sources, config });
const builder = createPageBuilder(openRecordCache(context, key), context);

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
