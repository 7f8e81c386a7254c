import { parentPort, workerData } from 'node:worker_threads';
import { createRecordCache, type RecordPlace } from '../../cache/recordCache.ts';
import {
  type CompileSources,
  createCompileContext,
} from '../../page/record/createCompileContext.ts';
import { readLoadedConfig } from '../../site/config/loadConfig.ts';
import type { Overrides } from '../../site/config/overrides.ts';
import { createPageBuilder, type PageBuilder } from './pageBuilder.ts';
import { listTransferred, packAnswer } from './threadAnswers.ts';

/** What a thread is started with. */
export interface ThreadSetup extends Omit<CompileSources, 'config'> {
  /** Absolute path of the compiled configuration. */
  configModule: string;
  /** What replaces fields of it. */
  overrides: Overrides;
  cache: RecordPlace | null;
}

// A thread reads the configuration itself, since plugins are functions, which cannot be sent.
const { configModule, overrides, cache, ...sources } = workerData as ThreadSetup;
const config = await readLoadedConfig(configModule, overrides);
const context = createCompileContext({ ...sources, config });
const builder = createPageBuilder(cache && createRecordCache(cache, context), context);

parentPort?.on(
  'message',
  async ({ id, method, args }: { id: number; method: keyof PageBuilder; args: never[] }) => {
    try {
      const run = builder[method] as (...args: never[]) => Promise<unknown>;
      const answer = packAnswer(method, await run(...args));
      parentPort?.postMessage({ id, answer }, listTransferred(answer));
    } catch (error) {
      parentPort?.postMessage({ id, error });
    }
  },
);
