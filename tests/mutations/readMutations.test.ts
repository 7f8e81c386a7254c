import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { isSlow, readHead, readMutations } from './readMutations.mjs';
import { explainPatch } from './testCopy.mjs';

const mutations = readMutations(path.join(root, 'tests/mutations'));

test.each(mutations.map(({ name, ...mutation }) => [name, mutation] as const))(
  '%s can be applied, and its test exists',
  (_, { patch, killer }) => {
    expect(explainPatch(root, patch)).toBeNull();
    expect(readFileSync(path.join(root, killer.file), 'utf8')).toContain(killer.title);
  },
);

test('`npm test` misses two at most', () => {
  expect(mutations.filter(isSlow).length).toBeLessThan(3);
});

test('the head of a patch says what breaks and what notices it', () => {
  const head = 'Breaks: Links are dead.\nFile: a.slow.test.ts\nTest: links\n\ndiff --git a/b b/b\n';
  const mutation = {
    breaks: 'Links are dead.',
    killer: { file: 'a.slow.test.ts', title: 'links' },
  };
  expect(readHead(head)).toEqual(mutation);
  expect(readHead(head.replace('Test: links\n', ''))).toBeNull();
  expect([isSlow(mutation), isSlow({ killer: { file: 'slow.test.ts', title: '' } })]).toEqual([
    true,
    false,
  ]);
});

test('a patch that does not fit is explained', () => {
  const patch = path.join(root, 'package.json');
  expect(explainPatch(root, patch)).toContain('No valid patches in input');
});
