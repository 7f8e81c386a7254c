import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { flags } from './compileLess.ts';

test.runIf(process.versions.v8.startsWith('11.'))('V8 knows the flags of short commands', () => {
  expect(String(spawnSync(process.execPath, [...flags, '-p', '"runs"']).stdout)).toBe('runs\n');
});
