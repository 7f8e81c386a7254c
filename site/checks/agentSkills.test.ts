import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = path.join(import.meta.dirname, '../public/.well-known/agent-skills');
const names = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const skills = await Promise.all(names.map(readSkill));

async function readSkill(name: string) {
  const text = await readFile(path.join(folder, name, 'SKILL.md'), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const schema = z.object({ name: z.literal(name), description: z.string().min(1).max(1024) });
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return { ...schema.parse(parse(head)), body, digest };
}

test('the index of skills has the name, the description and the digest of each', async () => {
  const index: unknown = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8'));
  expect(index).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({ name, description, digest }) => ({
      name,
      type: 'skill-md',
      description,
      url: `./${name}/SKILL.md`,
      digest,
    })),
  });
});

test('skills name only pages that the site has', async () => {
  const ledger = await readFile(path.join(import.meta.dirname, '../addresses.txt'), 'utf8');
  const known = new Set(ledger.split('\n'));
  const named = skills.flatMap(({ body }) =>
    [...body.matchAll(/https:\/\/rslib\.rs(\/[\w/.-]+?)(?:(?<=\/)index)?\.md\b/g)].map(
      ([, address = '']) => address,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((address) => !known.has(address))).toEqual([]);
});
