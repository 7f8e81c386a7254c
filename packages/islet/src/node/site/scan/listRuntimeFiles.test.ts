import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTempFolder } from '#testing/fixtureSites.ts';
import { listRuntimeFiles } from './listRuntimeFiles.ts';

const folder = await createTempFolder();
const siteRoot = path.join(folder.path, 'repository/site');
const cache = path.join(folder.path, 'repository/node_modules/.cache/runtime');
await mkdir(path.join(cache, 'hashed'), { recursive: true });
await mkdir(siteRoot, { recursive: true });
for (const file of ['worker.js', 'hashed/a.12345678.gz', '.notes'])
  await writeFile(path.join(cache, file), file);
await writeFile(path.join(folder.path, 'secret'), '');
await symlink(path.join(folder.path, 'secret'), path.join(cache, 'leak'), 'junction');
afterAll(folder.remove);

const list = (runtime?: string, place = '/lab/') =>
  listRuntimeFiles(siteRoot, [{ folder: place, runtime }], 'site.config.ts');

test.each([
  ['../node_modules/.cache/runtime', '/lab/', 'lab/runtime/'],
  [cache, '/', 'runtime/'],
])(
  'files of %s are published below %s, except hidden ones and links that lead out',
  async (runtime, place, start) => {
    const { files, problems } = await list(runtime, place);
    expect([...files]).toEqual([
      [`${start}hashed/a.12345678.gz`, path.join(cache, 'hashed/a.12345678.gz')],
      [`${start}worker.js`, path.join(cache, 'worker.js')],
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      '`../node_modules/.cache/runtime/leak` is a link that leads out of the repository, so it is left out.',
    ]);
  },
);

test('a folder without files is an error, and none is none', async () => {
  const { files, problems } = await list('../nothing');
  expect(files.size).toBe(0);
  expect(problems).toEqual([
    {
      severity: 'error',
      message:
        '`isolated` names the folder `../nothing` for the workers of `/lab/`, but there are no files in it.',
      fix: 'Correct the path, run what writes these files, or remove `runtime`.',
      file: 'site.config.ts',
    },
  ]);
  expect(await list()).toEqual({ files: new Map(), problems: [] });
});
