import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from './run.mjs';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** Optional packages of other platforms that the registry lacked when their dependents were added: npm asks for them only there. */
const unavailable = /^node_modules\/(?:@yuku-toolchain\/|napi-windows-process-start-time$)/;

const releases = 'site/examples/releases';
const folders = [
  '.',
  'site/examples',
  'site/examples/runtimes',
  ...readdirSync(path.join(root, releases)).map((version) => `${releases}/${version}`),
];

test.each(folders)('npm can check each package that is installed in %s', (folder) => {
  const text = readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8');
  const { packages } = lockSchema.parse(JSON.parse(text));
  const installed = Object.entries(packages).filter(
    ([name, { link }]) => name.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(0);
  const unchecked = installed.filter(
    ([name, { integrity }]) => !integrity?.startsWith('sha512-') && !unavailable.test(name),
  );
  expect(unchecked.map(([name]) => name)).toEqual([]);
});

test.each(folders)('no package runs a script when it is installed in %s', (folder) => {
  const settings = readFileSync(path.join(root, folder, '.npmrc'), 'utf8');
  expect(settings.split('\n')).toContain('ignore-scripts=true');
});

test('`npm start` installs each package that a stylesheet of the site names', () => {
  const { packages } = lockSchema.parse(
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
  );
  const sheets = readdirSync(path.join(root, 'site'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^(?:theme|components|docs|playground)\b.*\.css$/.test(name),
  );
  const named = sheets.flatMap((name) => {
    const text = readFileSync(path.join(root, 'site', name), 'utf8');
    const found = text.matchAll(/(?:url\(|@import )["']((?:@[\w-]+\/)?[\w-]+)\//g);
    return Array.from(found, ([, module = '']) => module);
  });
  expect(named).toContain('@fontsource-variable/figtree');
  expect(named.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined)).toEqual([]);
});
