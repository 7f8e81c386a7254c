import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.mjs';

const specification = readFileSync(path.join(root, 'SPEC.md'), 'utf8');
const sections = [...specification.matchAll(/^##+ SPEC (\d+(?:\.\d+)*): /gm)].map(([, no]) => no);
const rules = [...specification.matchAll(/^\| (\d+(?:\.\d+)+) \|/gm)].map(([, no = '']) => no);

/** The lines that a command of git prints. */
function askGit(...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

test('each rule of the specification has its own number, in its section', () => {
  expect(rules.length).toBeGreaterThan(0);
  const numbers = [...sections, ...rules];
  expect(numbers.filter((no, index) => numbers.indexOf(no) !== index)).toEqual([]);
  expect(rules.filter((no) => !sections.includes(no.replace(/\.\d+$/, '')))).toEqual([]);
});

// Without git, it is unknown what belongs to the sources.
describe.skipIf(!existsSync(path.join(root, '.git')))('in the sources', () => {
  test('each citation is of a section or a rule of the specification', () => {
    const numbers = 'SPEC [0-9]+(\\.[0-9]+)*((,| and) [0-9]+(\\.[0-9]+)*)*';
    const found = askGit('grep', '--untracked', '-nIoE', numbers);
    const unknown = found.filter((line) => {
      const cited = line.slice(line.lastIndexOf(':')).match(/\d+(?:\.\d+)*/g) ?? [];
      return cited.some((no) => !sections.includes(no) && !rules.includes(no));
    });
    expect(found.length).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });

  test('each file that the specification and the design name is there', () => {
    const files = askGit('ls-files', '--cached', '--others', '--exclude-standard');
    const isThere = (name: string) => files.some((file) => `/${file}`.includes(`/${name}`));
    const documents = files.filter((file) => /^(?:SPEC|DESIGN|design\/[\w-]+)\.md$/.test(file));
    const missing = documents.flatMap((document) => {
      const text = readFileSync(path.join(root, document), 'utf8');
      return [...text.matchAll(/`(\w[\w./]*(?:\.(?:ts|tsx|css|mjs)|\/))`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !isThere(name))
        .map((name) => `${document}: ${name}`);
    });
    expect(documents.length).toBeGreaterThan(2);
    expect(missing).toEqual([]);
  });

  test('titles of tests are words, without numbers of issues or sections', () => {
    const numbered = '[\'"`](SPEC )?[0-9.]+( §[0-9a-z]+)? · ';
    const tests = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
    expect(askGit('grep', '--untracked', '-nE', numbered, '--', ...tests)).toEqual([]);
  });
});
