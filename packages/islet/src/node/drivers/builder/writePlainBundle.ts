import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBundlerConfig } from '../../render/bundle/bundlerConfig.ts';
import { bundleSite } from '../../render/bundle/bundleSite.ts';
import { generateEntries } from '../../render/bundle/generateEntries.ts';
import { joinNotices, noticesFile } from '../../support/modules/notices.mjs';
import { codeFolder } from '../../support/modules/ownPackage.ts';
import { entryFiles, outputFolders } from './bundleEntries.ts';
import { blanks, plainFolder } from './plainBundle.ts';

// Runs when the package is built. The bundle is for the browsers that a site without a choice of its own supports.
delete process.env.BROWSERSLIST;
const folder = path.join(plainFolder, 'entries');
const entries = entryFiles(folder);
const outputs = outputFolders(plainFolder);
const config = createBundlerConfig({
  ...{ ...blanks, entries, outputs },
  siteRoot: plainFolder,
  hash: '.[contenthash:8]',
  overrides: {},
});
const { rules } = blanks;
const sources = generateEntries({ folder, modules: [], rules, devBase: null });
const { result } = await bundleSite({ config, entries, outputs, longestStart: null }, sources);
if (result.problems.length > 0) throw new Error(JSON.stringify(result.problems, null, 2));

// One file has the licenses of both.
const notices = path.join(codeFolder, noticesFile);
const texts = [notices, path.join(outputs.client, noticesFile)].map((file) =>
  readFileSync(file, 'utf8'),
);
writeFileSync(notices, joinNotices(texts));
