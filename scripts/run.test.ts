import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root, run } from './run.mjs';

const onWindows = process.platform === 'win32';

test('both outputs come back as one text, with the exit code', async () => {
  const script = 'console.log(process.env.WORD); console.error("err"); process.exitCode = 3';
  const outcome = await run(process.execPath, ['-e', script], {
    capture: true,
    env: { WORD: 'out' },
  });
  expect(outcome).toEqual({ code: 3, output: expect.any(String), stopped: false });
  expect(outcome.output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('a program that runs aside writes nothing to the standard output', async () => {
  const outer = `
    import { run } from './scripts/run.mjs';
    await run(process.execPath, ['-e', 'console.log("aside")'], { isAside: true });
    console.log('data');
  `;
  const outputs = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', outer],
    { cwd: root },
  );
  expect(outputs).toMatchObject({ stdout: 'data\n', stderr: 'aside\n' });
});

test.skipIf(onWindows)('a program ended by a signal has failed', async () => {
  const outcome = await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM")']);
  expect(outcome).toMatchObject({ code: 143, stopped: false });
});

test('a program that does not exist is an error', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow('ENOENT');
});

test.skipIf(onWindows).each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)(
  '%s is passed on',
  async (signal) => {
    const inner = `process.once("${signal}", () => process.exit(7)); console.log("up"); setInterval(() => {}, 1e6)`;
    const outer = `
    import { run } from './scripts/run.mjs';
    const running = run(process.execPath, ['-e', ${JSON.stringify(inner)}]);
    console.log('listening');
    const { code, stopped } = await running;
    console.log(code, stopped);
  `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', outer], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = child.stdout.setEncoding('utf8');
    let printed = '';
    lines.on('data', (text) => {
      printed += text;
    });
    // Both programs print when they can take the signal, in any order.
    await expect.poll(() => printed.split('\n').sort()).toEqual(['', 'listening', 'up']);
    child.kill(signal);
    await expect.poll(() => printed).toMatch(/\n7 true\n$/);
  },
);
