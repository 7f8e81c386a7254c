import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../scripts/run.mjs';
import { withFiles } from '../content/testing.ts';

test('without packages, a command says what to do', () =>
  withFiles({}, async (root) => {
    const engine = path.join(import.meta.dirname, '..');
    for (const name of ['cli/bin.mjs', 'cli/runCompiled.mjs', 'modules', 'package.json'])
      await cp(path.join(engine, name), path.join(root, name), { recursive: true });
    const args = [path.join(root, 'cli/bin.mjs'), 'build', 'site'];
    const { code, output } = await run(process.execPath, args, { capture: true });
    expect(code).toBe(1);
    expect(output).toMatch(/^Packages are missing: run `npm start` once, or `npm ci`\.\n.*esbuild/);
    expect(output).not.toContain('    at ');
  }));
