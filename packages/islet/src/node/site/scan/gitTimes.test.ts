import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readGitTimes } from './gitTimes.ts';

let folder: string;
beforeEach(() => {
  // Set if the tests run inside a git hook; they would select the wrong repository.
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) vi.stubEnv(name, undefined);
  folder = mkdtempSync(join(tmpdir(), 'git-times-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function git(cwd: string, args: string[], date = '2024-01-01T00:00:00Z'): void {
  const settings = ['user.name=Author', 'user.email=author@example.com', 'commit.gpgsign=false'];
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
    stdio: 'ignore',
  });
}

function commit(files: Record<string, string>, date: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--message', 'Change pages'], date);
}

function commitTwice(): void {
  git(folder, ['init']);
  commit(
    {
      'site/docs/en/a b.md': '1',
      'site/docs/zh/指南.md': '1',
      'site/config.ts': '1',
      'docs/x.md': '1',
    },
    '2024-03-01T12:00:00+08:00',
  );
  commit({ 'site/docs/en/a b.md': '2' }, '2024-05-06T00:00:00Z');
  writeFileSync(join(folder, 'site/docs/en/new.md'), 'not committed');
}

describe('readGitTimes', () => {
  test('gives the last commit of each file of a site in a subfolder, in UTC', async () => {
    commitTwice();
    const { times, problems } = await readGitTimes(join(folder, 'site'), 'docs');
    expect({ ...times }).toEqual({
      'docs/en/a b.md': '2024-05-06T00:00:00.000Z',
      'docs/zh/指南.md': '2024-03-01T04:00:00.000Z',
    });
    expect(problems).toEqual([]);
  });

  test('gives the last commits of files in submodules, and in submodules of these', async () => {
    const protocol = ['-c', 'protocol.file.allow=always'];
    const commitIn = (name: string, date: string) => {
      git(join(folder, name), ['add', '--all']);
      git(join(folder, name), ['commit', '--message', 'Change pages'], date);
    };
    for (const [index, name] of ['inner', 'outer', 'main'].entries()) {
      mkdirSync(join(folder, name, 'site/docs'), { recursive: true });
      git(join(folder, name), ['init']);
      writeFileSync(join(folder, name, 'site/docs/page.md'), name);
      const inside = ['inner', 'outer'][index - 1];
      if (inside !== undefined) {
        const source = join(folder, inside);
        git(join(folder, name), [...protocol, 'submodule', 'add', source, 'site/docs/module']);
      }
      commitIn(name, `202${index}-01-01T00:00:00Z`);
    }
    git(join(folder, 'main'), [...protocol, 'submodule', 'update', '--init', '--recursive']);
    const { times, problems } = await readGitTimes(join(folder, 'main/site'), 'docs');
    const module = 'docs/module/site/docs';
    expect(times).toMatchObject({
      'docs/page.md': '2022-01-01T00:00:00.000Z',
      [`${module}/page.md`]: '2021-01-01T00:00:00.000Z',
      [`${module}/module/site/docs/page.md`]: '2020-01-01T00:00:00.000Z',
    });
    expect(problems).toEqual([]);
  });

  test('a shallow clone has no times and one warning', async () => {
    commitTwice();
    git(folder, ['clone', '--depth', '1', `file://${folder}`, 'shallow']);
    const { times, problems } = await readGitTimes(join(folder, 'shallow/site'), 'docs');
    expect(times).toEqual({});
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "file": "docs",
          "fix": "Clone with the full history (\`git fetch --unshallow\`, or \`fetch-depth: 0\` in CI), or set \`themeConfig.lastUpdated\` to false.",
          "message": "This is a shallow clone, so the times of the last updates are unknown.",
          "severity": "warning",
        },
      ]
    `);
  });

  test('outside git there are no times and one warning', async () => {
    const { times, problems } = await readGitTimes(folder, 'docs');
    expect(times).toEqual({});
    expect(
      problems.map(({ message, fix }) => [message.replace(/ \(.*/, ''), fix]),
    ).toMatchInlineSnapshot(`
      [
        [
          "The times of the last updates are unknown: fatal: not a git repository",
          "Build inside a git repository, or set \`themeConfig.lastUpdated\` to false.",
        ],
      ]
    `);
  });

  test('a repository without commits has no times and one warning', async () => {
    git(folder, ['init', '--initial-branch=main']);
    const { problems } = await readGitTimes(folder, 'docs');
    expect(problems.map((problem) => problem.message)).toMatchInlineSnapshot(`
      [
        "The times of the last updates are unknown: fatal: your current branch 'main' does not have any commits yet",
      ]
    `);
  });

  test('time in which its answer could not be read counts as one step', async () => {
    commitTwice();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reading = readGitTimes(join(folder, 'site'), 'docs');
    // After long work, all that is due comes at once, before what git has written.
    vi.advanceTimersToNextTimer();
    const { times, problems } = await reading;
    expect(Object.keys(times)).toHaveLength(2);
    expect(problems).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.skipIf(process.platform === 'win32')(
    'a git that hangs is killed, with one warning',
    async () => {
      const pidFile = join(folder, 'pid');
      // Its child keeps the output open, as a child of git might.
      const script = `#!/bin/sh\nsleep 3 &\necho $$ > '${pidFile}'\nexec sleep 3600\n`;
      writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
      vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const reading = readGitTimes(folder, 'docs');
      const readPid = (): number => Number(existsSync(pidFile) && readFileSync(pidFile, 'utf8'));
      await expect.poll(readPid).toBeGreaterThan(0);
      vi.advanceTimersByTime(60_000);
      const { times, problems } = await reading;
      expect({ ...times }).toEqual({});
      expect(problems).toMatchObject([
        {
          severity: 'warning',
          message: 'The times of the last updates are unknown: git did not answer within 60 s.',
        },
      ]);
      await expect.poll(() => isGone(readPid())).toBe(true);
    },
  );
});

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
