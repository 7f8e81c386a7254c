import { runCli } from '#islet/testing/cli.ts';
import {
  copyFixture,
  createTempFolder,
  manualSite,
  rslibSite,
} from '#islet/testing/fixtureSites.ts';
import { buildPackages } from '../../scripts/buildPackages.mjs';
import { builtSites } from '../support/servedSites.ts';

/** Builds the package and every site once, for all workers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildPackages();
  const folder = await createTempFolder();
  const fixtures = (['full', 'plain', 'shell', 'frame', 'scripts', 'isolated'] as const).map(
    (name) => copyFixture(name, folder.path),
  );
  const sites = [...fixtures, rslibSite, manualSite];
  await Promise.all(sites.map(async (siteRoot) => build(await siteRoot)));
  process.env[builtSites] = folder.path;
  return folder.remove;
}

async function build(siteRoot: string): Promise<void> {
  const { code, printed } = await runCli('build', siteRoot);
  if (code !== 0) throw new Error(`${siteRoot} could not be built:\n${printed}`);
}
