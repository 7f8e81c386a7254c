import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { copyFixture, repository } from '#testing/fixtureSites.ts';

/** Which of the processes of an npm script gets a signal. */
type Receiver = 'npm' | 'the group';

/**
 * Copies the scripts of this repository to a folder, with a small site; returns a function that runs one until it
 * serves, sends a signal, and waits until none of its processes is left.
 */
export async function copyScripts(folder: string) {
  for (const name of ['scripts', 'package.json', 'package-lock.json']) {
    await cp(path.join(repository, name), path.join(folder, name), { recursive: true });
  }
  for (const name of ['packages', 'node_modules']) {
    await symlink(path.join(repository, name), path.join(folder, name), 'junction');
  }
  await rename(await copyFixture('plain', folder), path.join(folder, 'site'));
  return async (script: string, receiver: Receiver, signal: NodeJS.Signals): Promise<void> => {
    const group = await startScript(folder, script);
    expect(listProcesses(group).length).toBeGreaterThan(1);
    process.kill(receiver === 'npm' ? group : -group, signal);
    // Without a pause, reading all of them would take the processor from those that are ending.
    while (listProcesses(group).length > 0) await setTimeout(20);
  };
}

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
async function startScript(folder: string, script: string): Promise<number> {
  const { NODE_OPTIONS, ...env } = process.env;
  const child = spawn('npm', ['run', script, '--', '--port', '0'], {
    cwd: folder,
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
