import { afterAll, describe, test } from 'vitest';
import { createTempFolder } from '#testing/fixtureSites.ts';
import { copyScripts } from './testing.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

// SIGINT is sent to the whole group, as Ctrl+C does: the shell that npm starts would not pass it on.
describe.runIf(process.platform === 'linux')('no process is left running', async () => {
  const stop = await copyScripts(folder.path);

  test.each([
    ['start', 'the group', 'SIGINT'],
    ['preview', 'npm', 'SIGKILL'],
  ] as const)('of `npm run %s` after %s got %s', stop);
});
