import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { flags } from './tuneV8.ts';

test.runIf(flags.length > 0)('V8 knows the flags of builds', () => {
  expect(String(spawnSync(process.execPath, [...flags, '-p', '"runs"']).stdout)).toBe('runs\n');
});
