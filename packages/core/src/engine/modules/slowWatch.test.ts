import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../content/page/testing.ts';
import { createSlowWatch } from './slowWatch.ts';

test('what takes long is printed while this thread is busy with it', () =>
  withFiles({ 'printed.txt': '' }, async (root) => {
    const file = path.join(root, 'printed.txt');
    const output = openSync(file, 'a');
    const watch = createSlowWatch({ limit: 1, output });
    watch.set('first\n');
    while (readFileSync(file, 'utf8') === '');
    watch.set(null);
    watch.set('second\n');
    while (readFileSync(file, 'utf8') === 'first\n');
    watch.set(null);
    closeSync(output);
    expect(readFileSync(file, 'utf8')).toBe('first\nsecond\n');
  }));

test('what is done in time is not printed', () =>
  withFiles({ 'printed.txt': '' }, async (root) => {
    const file = path.join(root, 'printed.txt');
    const output = openSync(file, 'a');
    // The first text would be printed only if this thread stopped for two seconds between two statements.
    const patient = createSlowWatch({ limit: 2000, output });
    patient.set('replaced\n');
    patient.set(null);
    patient.set('slow\n');
    const printed = (): string => readFileSync(file, 'utf8');
    await expect.poll(printed, { timeout: 60_000 }).not.toBe('');
    patient.set(null);
    closeSync(output);
    expect(printed()).toBe('slow\n');
  }));
