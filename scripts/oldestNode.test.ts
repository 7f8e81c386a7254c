import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

// Without git, it is unknown what belongs to the sources.
test.skipIf(!existsSync(path.join(root, '.git')))(
  'what exists for the oldest Node.js alone is marked, and goes when another one is the oldest',
  () => {
    const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
    const [, oldest] = /"node": ">=(\d+)\./.exec(manifest) ?? [];
    const args = ['grep', '--untracked', '-hoE', 'Node [0-9]+:', '--', '.', ':!examples'];
    const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    expect([...new Set(stdout.trim().split('\n'))]).toEqual([`Node ${oldest}:`]);
  },
);
