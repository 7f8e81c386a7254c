import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '../../../../../e2e/support/fixtureSites.ts';
import { root } from '../../../../../scripts/run.mjs';

const folder = await createTempFolder();
// A repository like this one, but with a small site.
for (const name of ['scripts', 'package.json', 'package-lock.json']) {
  await cp(path.join(root, name), path.join(folder.path, name), { recursive: true });
}
for (const name of ['packages', 'node_modules']) {
  await symlink(path.join(root, name), path.join(folder.path, name), 'junction');
}
await rename(await copyFixture('plain', folder.path), path.join(folder.path, 'site'));
afterAll(folder.remove);

/** Lists the running processes of a group, as `<id> <name>`. */
function listProcesses(group: number): string[] {
  return readdirSync('/proc').flatMap((id) => {
    try {
      const stat = readFileSync(`/proc/${Number(id)}/stat`, 'utf8');
      const [, name, state, own] = /^\d+ \((.*)\) (\S) \d+ (\d+)/s.exec(stat) ?? [];
      return Number(own) === group && state !== 'Z' ? [`${id} ${name}`] : [];
    } catch {
      return [];
    }
  });
}

/** Starts an npm script in its own process group and waits until it serves. */
async function startScript(script: string): Promise<number> {
  const { NODE_OPTIONS, ...env } = process.env;
  const child = spawn('npm', ['run', script, '--', '--port', '0'], {
    cwd: folder.path,
    detached: true,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = child.pid ?? 0;
  let printed = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += text;
    if (/http:\/\/\S+\/\s/.test(printed)) break;
  }
  const url = /http:\/\/\S+\/(?=\s)/.exec(printed)?.[0];
  if (url === undefined) throw new Error(`${script} ended:\n${printed}${child.stderr.read()}`);
  expect((await fetch(url)).status).toBe(200);
  return group;
}

// SIGINT is sent to the whole group, as Ctrl+C does: the shell that npm starts would not pass it on.
describe.runIf(process.platform === 'linux')('no process is left running', () => {
  test.each([
    ['start', 'the group', 'SIGINT'],
    ['start', 'npm', 'SIGTERM'],
    ['start', 'npm', 'SIGKILL'],
    ['preview', 'the group', 'SIGHUP'],
    ['preview', 'npm', 'SIGHUP'],
    ['preview', 'npm', 'SIGQUIT'],
    ['dev', 'the group', 'SIGQUIT'],
    ['dev', 'npm', 'SIGTERM'],
    ['dev', 'npm', 'SIGKILL'],
  ] as const)('of `npm run %s` after %s got %s', async (script, receiver, signal) => {
    const group = await startScript(script);
    expect(listProcesses(group).length).toBeGreaterThan(1);
    process.kill(receiver === 'npm' ? group : -group, signal);
    // Without a pause, reading all of them would take the processor from those that are ending.
    while (listProcesses(group).length > 0) await setTimeout(20);
  });
});
