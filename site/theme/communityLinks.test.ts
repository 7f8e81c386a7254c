import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const site = path.resolve(import.meta.dirname, '..');
const sources = ['docs', 'theme', 'site.config.ts'].flatMap((name) => {
  const at = path.join(site, name);
  if (path.extname(name) !== '') return [at];
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:mdx?|json|tsx?)$/.test(file))
    .map((file) => path.join(at, file));
});

test.each([
  ['the chat', /https:\/\/discord\.gg\/\w+/g],
  ['the awesome list', /https:\/\/github\.com\/[\w-]+\/awesome-[\w-]+/g],
])('%s has one address on the whole site', (_, pattern) => {
  const found = sources.flatMap((file) => readFileSync(file, 'utf8').match(pattern) ?? []);
  expect(found.length).toBeGreaterThan(3);
  expect([...new Set(found)]).toHaveLength(1);
});
