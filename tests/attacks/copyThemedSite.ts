import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyFixture } from '#islet/testing/fixtureSites.ts';

/** Copies the plain site below a folder, with a theme, so that it has a bundle of its own. Gives its path. */
export async function copyThemedSite(folder: string): Promise<string> {
  const siteRoot = await copyFixture('plain', folder);
  await mkdir(path.join(siteRoot, 'theme'));
  await writeFile(path.join(siteRoot, 'theme/tokens.css'), ':root {\n  --accent: teal;\n}\n');
  return siteRoot;
}
