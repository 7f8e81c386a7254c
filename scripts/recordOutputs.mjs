import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from './answerHelp.mjs';
import { importCompiled } from './importCompiled.mjs';
import { ensureInstalled, runNpm } from './install.mjs';
import { root } from './run.mjs';

answerHelp(`
Usage: npm run record-release -- [version]

Builds all choices of the explorer and all runs of the examples with a published release of Rslib and with the recorded
one before it, and records in what their outputs differ; without a version, for each release that is recorded. It needs
the registry, and takes minutes the first time; later, only what has changed is built.
`);

/**
 * Installs a release as npm did on the day after its publication, in a folder of its own.
 *
 * @param {string} folder
 * @param {{ version: string; date: string }} release
 */
async function installRelease(folder, { version, date }) {
  if (!existsSync(join(root, folder, 'package-lock.json'))) {
    mkdirSync(join(root, folder), { recursive: true });
    const manifest = { private: true, license: 'MIT', dependencies: { '@rslib/core': version } };
    writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    copyFileSync(join(root, 'site/examples/.npmrc'), join(root, folder, '.npmrc'));
    const day = new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString();
    const { code } = await runNpm([
      'install',
      '--no-audit',
      '--no-fund',
      '--before',
      day,
      '--prefix',
      folder,
    ]);
    if (code !== 0) throw new Error(`Rslib ${version} could not be installed (see above).`);
  }
  await ensureInstalled(folder);
}

try {
  const [version] = process.argv.slice(2);
  await ensureInstalled();
  await ensureInstalled('site/examples');
  await ensureInstalled('site/examples/runtimes');
  const { recordReleases } = await importCompiled('releases', 'site/checks/releases', [
    'recordReleases',
  ]);
  await recordReleases(root, version, installRelease);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
