import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import english from '#shared/labels/en.json' with { type: 'json' };
import { runCli } from '#testing/cli.ts';
import { withFiles } from '../page/record/testing.ts';
import { loadConfig } from '../site/config/loadConfig.ts';
import { findUntranslated } from '../site/navigation/site/createSiteData.ts';

/** A site in a third language, whose config has the labels that `labels` is. */
const config = (
  labels: string,
) => `${labels === 'file' ? "import texts from './labels/fr.json' with { type: 'json' };" : `const texts = ${labels};`}
export default { title: 'A', locales: [{ lang: 'en', label: 'English' }, { lang: 'fr', label: 'Français', labels: texts }] };`;

/** The warnings about texts that a site lacks. */
async function warn(siteRoot: string) {
  const loaded = await loadConfig(siteRoot);
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
  const warnings = findUntranslated({ config: loaded.config, configFile: 'site.config.ts' });
  return warnings.map(({ message, fix }) => `${message} ${fix}`);
}

test('a third language warns once and names the command, whose file the config then uses', async () => {
  await withFiles({ 'site.config.ts': config('{}') }, async (siteRoot) => {
    const [warning, ...more] = await warn(siteRoot);
    expect(warning).toMatch(
      /labels are missing for "fr" and shown in English: .* more\. Run `islet labels fr`, which writes them to a file, and translate them\.$/,
    );
    expect(more).toEqual([]);
    const { printed, code } = await runCli('labels', 'fr', siteRoot);
    expect(printed).toContain("import labels from './labels/fr.json' with { type: 'json' };");
    expect(code).toBe(0);
    const file = path.join(siteRoot, 'labels/fr.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(english);
    await writeFile(path.join(siteRoot, 'site.config.ts'), config('file'));
    expect(await warn(siteRoot)).toEqual([]);
  });
});

test('texts that are translated stay as they are, and all others are added', async () => {
  await withFiles({ 'labels/fr.json': '{ "close": "Fermer" }' }, async (siteRoot) => {
    const { printed } = await runCli('labels', 'fr', siteRoot);
    expect(printed).toContain(`Added ${Object.keys(english).length - 1} texts to labels/fr.json.`);
    const text = await readFile(path.join(siteRoot, 'labels/fr.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ ...english, close: 'Fermer' });
  });
});

test.each([
  ['{ "clsoe": "Fermer" }', '`clsoe` is not a known key'],
  ['{ "noResults": "Rien" }', 'Keep "{query}" in it'],
  ['{ "close": ', 'the file ends'],
])('a file with mistakes stays as it is: %s', async (text, message) => {
  await withFiles({ 'labels/fr.json': text }, async (siteRoot) => {
    const { printed, code } = await runCli('labels', 'fr', siteRoot);
    expect(printed).toContain(message);
    expect(code).toBe(1);
    expect(await readFile(path.join(siteRoot, 'labels/fr.json'), 'utf8')).toBe(text);
  });
});

test.each([[[]], [['../fr']]])('the language must be one: %j', async (words) => {
  const { printed, code } = await runCli('labels', ...words);
  expect(printed).toContain('Name the language as the config does, as in "fr" or "pt-BR".');
  expect(code).toBe(1);
});
