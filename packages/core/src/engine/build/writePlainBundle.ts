import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createBundlerConfig } from '../render/bundle/bundlerConfig.ts';
import { bundleSite } from '../render/bundle/bundleSite.ts';
import { generateEntries } from '../render/bundle/generateEntries.ts';
import { bundlePlaces } from './bundleEntries.ts';
import { blanks, plainFolder } from './plainBundle.ts';

// Runs when the package is built. The bundle is for the browsers that a site without a choice of its own supports.
delete process.env.BROWSERSLIST;
const folder = path.join(plainFolder, 'entries');
const { outputs } = bundlePlaces(plainFolder);
await generateEntries({ folder, modules: [], rules: blanks.rules, devBase: null });
const config = createBundlerConfig({
  ...{ ...blanks, outputs, entries: bundlePlaces(folder).entries },
  siteRoot: plainFolder,
  hash: '.[contenthash:8]',
  overrides: {},
});
const { result } = await bundleSite(config, outputs);
if (result.problems.length > 0) throw new Error(JSON.stringify(result.problems, null, 2));
await rm(folder, { recursive: true });
