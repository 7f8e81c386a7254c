import { stat } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '../config/loadConfig.ts';
import { recoverOutput } from '../output/outputFolder.ts';
import { createPreviewServer } from '../preview/createPreviewServer.ts';
import type { CommandOptions } from './commandOptions.ts';
import { formatProblems } from './formatProblems.ts';
import { takePort } from './takePort.ts';
import { untilStopped } from './untilStopped.ts';

/** `preview`: serves what `build` wrote, as a static host would, until it is stopped. */
export async function previewCommand({ siteRoot, port, host }: CommandOptions): Promise<number> {
  const loaded = await loadConfig(siteRoot);
  if ('problems' in loaded) {
    process.stderr.write(formatProblems(loaded.problems));
    return 1;
  }
  const dir = path.resolve(siteRoot, loaded.config.outDir);
  await recoverOutput(dir);
  const isBuilt = await stat(dir).then(
    () => true,
    () => false,
  );
  if (!isBuilt) {
    process.stderr.write(`There is no ${dir}. Run \`npm run build\` first.\n`);
    return 1;
  }
  const server = await createPreviewServer({
    dir,
    base: loaded.config.base,
    cleanUrls: loaded.config.cleanUrls,
    host,
    port: await takePort(port ?? 4000, host),
  });
  process.stdout.write(`Serving ${dir}\n  ${server.url}\n`);
  await untilStopped();
  await server.close();
  return 0;
}
