import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli, startCli, startCliWith } from '#testing/cli.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

describe('a build that is killed while it writes', async () => {
  const siteRoot = await copyFixture('plain', folder.path);
  const dist = path.join(siteRoot, 'dist');
  const listOutputs = async () =>
    (await readdir(siteRoot)).filter((name) => name.startsWith('dist')).sort();
  /** For the servers that the fixture's config doesn't rule out. */
  const rules = ['dist.Caddyfile', 'dist.nginx-rules.conf', 'dist.nginx.conf'];
  let good: Record<string, string> = {};

  beforeAll(async () => {
    expect(await runCli('build', siteRoot)).toMatchObject({ code: 0 });
    good = await readFolder(dist);
  });

  test('blocks others, and leaves the old output intact; the next build removes what it left', async () => {
    const theme = path.join(siteRoot, 'theme');
    await mkdir(theme);
    await writeFile(path.join(theme, 'index.tsx'), themeThatNeverRenders);
    const { process: blocked, printed, ended } = startCli('build', siteRoot);
    await printed(/rendering/);
    // Without it, the time that a page may take would end the build.
    if (process.platform !== 'win32') blocked.kill('SIGSTOP');
    const half = `dist.tmp-${blocked.pid}`;
    expect(await listOutputs()).toEqual(['dist', ...rules, half]);
    for (const command of ['build', 'check']) {
      const refused = await runCli(command, siteRoot);
      expect(refused.code).toBe(1);
      expect(refused.printed).toContain(`is running (process ${blocked.pid}).`);
    }
    blocked.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    expect(await readFolder(dist)).toEqual(good);
    expect(await listOutputs()).toEqual(['dist', ...rules, half]);

    await rm(theme, { recursive: true });
    expect(await runCli('build', siteRoot)).toMatchObject({ code: 0 });
    expect(await listOutputs()).toEqual(['dist', ...rules]);
    expect(await readFolder(dist)).toEqual(good);
  });
});

describe.runIf(process.platform === 'linux')('a build on a machine without', () => {
  // Which file is one too many depends on the machine, and the number that Node has open on its version.
  const count = "require('node:fs').readdirSync('/proc/self/fd').length";
  const own = Number(spawnSync(process.execPath, ['-p', count]).stdout);
  test.each([2, 6, 10])(
    'more than %i open files besides those of Node says so, or succeeds',
    async (more) => {
      const siteRoot = await copyFixture('plain', path.join(folder.path, `files-${more}`));
      const openFiles = own + more;
      const { code, printed } = await startCliWith({ openFiles }, 'build', siteRoot).ended;
      expect(printed).toContain(code === 0 ? 'Built' : 'too many files are open');
      expect(printed).not.toMatch(/Internal error|^ {4}at /m);
    },
  );
});

/** Blocks the build at the first document, when other files have been written already. */
const themeThatNeverRenders = `
export { components, islands } from 'islet/theme';

export function Layout() {
  process.stdout.write('rendering\\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
`;
