import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildOrThrow, copyFixture, createTempFolder, readFolder, runCli } from 'islet/testing';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = await createTempFolder();
afterAll(folder.remove);
const siteRoot = await copyFixture('plain', folder.path);
const artifacts = path.join(folder.path, 'artifacts');

const jobSchema = z.object({
  strategy: z.object({ matrix: z.object({ shard: z.array(z.number()) }) }).optional(),
  steps: z.array(
    z.object({
      uses: z.string().optional(),
      run: z.string().optional(),
      with: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
type Step = z.infer<typeof jobSchema>['steps'][number];

/** Runs the part of a workflow step that concerns the site. */
async function runStep({ uses = '', run = '', with: inputs = {} }: Step): Promise<void> {
  const action = /^actions\/(\w+)-artifact@/.exec(uses)?.[1];
  const place = path.join(siteRoot, String(inputs.path));
  if (action === 'upload') {
    await mkdir(artifacts, { recursive: true });
    await rename(place, path.join(artifacts, String(inputs.name)));
  }
  if (action === 'download') {
    const pattern = new RegExp(`^${String(inputs.pattern).replace('*', '.*')}$`);
    for (const name of await readdir(artifacts)) {
      if (!pattern.test(name)) continue;
      await cp(path.join(artifacts, name), path.join(place, name), { recursive: true });
    }
  }
  const [, command] = /^npx islet (.+)$/.exec(run) ?? [];
  if (command === undefined) return;
  expect((await runCli(...command.split(' '), siteRoot)).code).toBe(0);
}

/** A machine only has the files of the site. */
async function startMachine(): Promise<void> {
  for (const name of ['.islet', 'dist']) {
    await rm(path.join(siteRoot, name), { recursive: true, force: true });
  }
}

test('no documented workflow may change the repository', async () => {
  const page = await readFile(path.join(import.meta.dirname, 'docs/en/guide/deploy.md'), 'utf8');
  const workflows = [...page.matchAll(/```yaml title="\.github[^\n]*\n(.*?)```/gs)];
  expect(workflows.length).toBeGreaterThan(1);
  for (const [, text = ''] of workflows)
    expect(parse(text)).toMatchObject({ permissions: { contents: 'read' } });
});

test('the workflow for several machines gives what a build on one machine gives', async () => {
  const page = await readFile(path.join(import.meta.dirname, 'docs/en/guide/deploy.md'), 'utf8');
  const workflow = /### On several machines.*?```yaml [^\n]*\n(.*?)```/s.exec(page)?.[1] ?? '';
  const shards: number[] = [];
  const jobs = z.object({ jobs: z.record(z.string(), z.unknown()) }).parse(parse(workflow)).jobs;
  for (const job of Object.values(jobs)) {
    const { strategy } = jobSchema.parse(job);
    for (const shard of strategy?.matrix.shard ?? [0]) {
      if (shard > 0) shards.push(shard);
      await startMachine();
      const text = JSON.stringify(job).replace(/\$\{\{ matrix\.shard \}\}/g, String(shard));
      for (const step of jobSchema.parse(JSON.parse(text)).steps) await runStep(step);
    }
  }
  expect(shards).toEqual([1, 2, 3]);
  const merged = await readFolder(path.join(siteRoot, 'dist'));
  await startMachine();
  await buildOrThrow(siteRoot);
  expect(merged).toEqual(await readFolder(path.join(siteRoot, 'dist')));
});
