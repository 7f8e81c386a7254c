import { expect, test } from 'vitest';
import { readTestOptions } from './testOptions.mjs';

const parts = ['checks', 'units', 'proof', 'pages'];
const usual = { help: false, isForAll: false, parts, changedSince: null, shard: null };

test.each([
  ['', usual],
  ['--only units,checks', { ...usual, parts: ['checks', 'units'] }],
  ['--changed', { ...usual, changedSince: 'HEAD' }],
  ['--changed=main', { ...usual, changedSince: 'main' }],
  ['--all', { ...usual, isForAll: true, parts: [...parts, 'attacks'] }],
  [
    '--all --only attacks --shard 2/4',
    { ...usual, isForAll: true, parts: ['attacks'], shard: '2/4' },
  ],
  ['-h', { ...usual, help: true }],
])('%s', (line, expected) => {
  expect(readTestOptions(line.split(' ').filter(Boolean))).toEqual(expected);
});

test.each([
  [
    '--only unit',
    '`--only unit` is not a part of the suite; choose from checks, units, proof, pages.',
  ],
  ['--only attacks', 'choose from checks, units, proof, pages.'],
  ['--shard 5/4', '`--shard 5/4` is not a share; write the second of four as `2/4`.'],
  ['--shard 0/4', 'is not a share'],
  ['--shard half', 'is not a share'],
  ['--fast', '--fast'],
])('%s is refused', (line, message) => {
  expect(() => readTestOptions(line.split(' '))).toThrow(message);
});
