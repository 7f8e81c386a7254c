import { parentPort, workerData } from 'node:worker_threads';
import { openProject } from '../project/openProject.ts';
import { createPageBuilder, type PageBuilder } from './pageBuilder.ts';

// A thread reads the configuration itself, since plugins are functions, which cannot be sent.
const { siteRoot } = workerData as { siteRoot: string };
const project = await openProject(siteRoot);
if ('problems' in project)
  throw new Error('The configuration changed while the build was starting.');
const builder = createPageBuilder(project.context);

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
