import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from './openProject.ts';

test('editors find the schemas of the navigation files, also beside a broken config', async () => {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'site-'));
  try {
    await writeFile(path.join(siteRoot, 'site.config.mts'), 'export default {};');
    expect(await openProject(siteRoot)).toHaveProperty('problems');
    const schemas = await readdir(path.join(siteRoot, '.docs', 'schemas'));
    expect(schemas.sort()).toEqual(['_meta.json', '_nav.json']);
  } finally {
    await rm(siteRoot, { recursive: true });
  }
});

test('a folder without a config is left as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  try {
    expect(await openProject(folder)).toHaveProperty('problems');
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
