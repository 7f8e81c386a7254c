import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findContainer, listContainers } from '#shared/containers.ts';

const sources = path.join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');

test('every stylesheet is in that of the site, or code of the theme or the engine loads it', () => {
  const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(path.join(sources, name), 'utf8'))
    .join('\n');
  const shared = read('index.css');
  const stylesheets = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'));
  const isLoaded = (name: string): boolean =>
    shared.includes(`@import "./${name}"`) ||
    code.includes(`/styles/${name}\``) ||
    new RegExp(`import[ (].*/styles/${name}[?']`).test(code);
  expect(stylesheets).toContain('byline.css');
  expect(stylesheets.filter((name) => !isLoaded(name))).toEqual([]);
});

const looks = listContainers().map((name) => findContainer(name)?.look ?? '');

test.each([...new Set(looks)].filter((look) => look !== 'details'))(
  'containers that look like `%s` have a color and a mark',
  (look) => {
    expect(read('tokens.css')).toContain(` --${look}: `);
    expect(read('container.css')).toMatch(
      new RegExp(`\\.${look} \\{\\s*--tone: var\\(--${look}\\);[^}]*--mark: path\\(`),
    );
  },
);
