import { existsSync } from 'node:fs';
import path from 'node:path';
import { createPreviewServer } from '../drivers/preview/createPreviewServer.ts';
import { readOutput } from '../output/files/readOutput.ts';
import { loadConfig } from '../site/config/loadConfig.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import type { OptionsOf } from './defineCommand.ts';
import type { previewCommand } from './previewCommand.ts';
import { runServer } from './runServer.ts';
import { readOverrides } from './sharedOptions.ts';

/** `preview`: serves the output of `build` like a static host, until the process is stopped. */
export async function runPreview(options: OptionsOf<typeof previewCommand>): Promise<number> {
  const { siteRoot, port, host, 'allow-host': allowHosts } = options;
  const loaded = await loadConfig(siteRoot, { overrides: readOverrides(options) });
  if ('problems' in loaded) {
    process.stderr.write(formatProblems(loaded.problems));
    return 1;
  }
  for (const notice of loaded.notices) process.stderr.write(`${notice}\n`);
  const dir = path.resolve(siteRoot, loaded.config.outDir);
  if (!(await readOutput(dir, async (folder) => existsSync(folder)))) {
    process.stderr.write(`${dir} does not exist. Run \`npm run build\` first.\n`);
    return 1;
  }
  const { base, cleanUrls } = loaded.config;
  const start = () =>
    createPreviewServer({ ...{ dir, base, cleanUrls, host, port, allowHosts }, tryNext: true });
  return runServer(port, start, () => `Serving ${dir}`);
}
