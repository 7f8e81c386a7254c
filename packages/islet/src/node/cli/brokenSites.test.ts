import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli, startCli } from '#testing/cli.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { build, buildOrThrow, check } from '../drivers/builder/testing.ts';
import { hasErrors } from '../support/problems/problems.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

/** A line of a stack trace, or what Node prints before it. */
const stack = /^\s+at |node:internal|^Node\.js v/m;

const emptySite = async (name: string, config: string): Promise<string> => {
  const siteRoot = path.join(folder.path, name);
  await mkdir(siteRoot);
  if (config) await writeFile(path.join(siteRoot, 'site.config.mjs'), config);
  return siteRoot;
};

test('a folder without a site is reported and not changed', async () => {
  const siteRoot = await emptySite('empty', '');
  expect((await check(siteRoot)).printed).toContain('The site has no `site.config.ts`.');
  expect(await readdir(siteRoot)).toEqual([]);
});

test.each([
  [
    'pending',
    'export default new Promise(() => {});',
    '`site.config.mjs` waits for a promise that can no longer settle.',
  ],
  [
    'exits',
    'process.exit(0);\nexport default {};',
    '`site.config.mjs` calls `process.exit`, so nothing was done.',
  ],
  [
    'later',
    'export default new Promise(() => setTimeout(() => { throw new Error("Too late") }, 1));',
    'Background code failed: Too late.',
  ],
])('a config that never returns a value is reported: %s', async (name, config, message) => {
  const { code, printed } = await runCli('check', await emptySite(name, config));
  expect(printed).toContain(message);
  expect(printed).not.toMatch(stack);
  expect(code).toBe(1);
});

test('a command ends even if the config leaves a timer running', async () => {
  const timer = 'setInterval(() => {}, 1e6);\nexport default { title: 5 };';
  const { code, printed } = await runCli('check', await emptySite('timer', timer));
  expect(printed).toContain('`title` is the number 5.');
  expect(code).toBe(1);
});

test('a plugin of the bundler that never ends its setup is reported', async () => {
  const plugin = "{ name: 'site', setup: () => new Promise(() => {}) }";
  const siteRoot = await emptySite(
    'rsbuild',
    `export default { title: 'Site', rsbuild: { plugins: [${plugin}] } };`,
  );
  await mkdir(path.join(siteRoot, 'docs/en'), { recursive: true });
  await writeFile(path.join(siteRoot, 'docs/en/index.md'), '# Home\n');
  const { code, printed } = await runCli('check', siteRoot);
  expect(printed).toContain(
    'error site.config.mjs\n  The theme cannot be bundled: `rsbuild` waits for a promise that can no longer settle.',
  );
  expect(printed).not.toMatch(stack);
  expect(code).toBe(1);
});

test('a package that was missing is found once it is installed', async () => {
  const siteRoot = await emptySite(
    'installed',
    "import { title } from 'late-package';\n\nexport default { title };\n",
  );
  const at = (file: string): string => path.join(siteRoot, file);
  await mkdir(at('docs/en'), { recursive: true });
  await writeFile(
    at('docs/en/index.mdx'),
    "import { Note } from './Note.tsx'\n\n# Home\n\n<Note />\n",
  );
  await writeFile(at('docs/en/Note.tsx'), "export { Note } from 'late-component';\n");
  const install = async (name: string, code: string): Promise<void> => {
    await mkdir(at(`node_modules/${name}`), { recursive: true });
    await writeFile(
      at(`node_modules/${name}/package.json`),
      '{ "type": "module", "main": "i.js" }',
    );
    await writeFile(at(`node_modules/${name}/i.js`), code);
  };
  expect((await runCli('build', siteRoot)).printed).toContain(
    "Cannot find package 'late-package'.",
  );
  await install('late-package', "export const title = 'Late';");
  expect((await build(siteRoot)).printed).toContain('The module `late-component` cannot be found.');
  await install('late-component', "export const Note = () => 'Installed';");
  await buildOrThrow(siteRoot);
  expect(await readFile(at('dist/index.html'), 'utf8')).toMatch(
    /<title>Home[^<]*Late<.*Installed/s,
  );
});

test('a language without pages is reported, although it has a 404 page', async () => {
  const siteRoot = await emptySite(
    'languages',
    "export default { title: 'A', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };",
  );
  await mkdir(path.join(siteRoot, 'docs/en'), { recursive: true });
  await writeFile(path.join(siteRoot, 'docs/en/index.md'), '# Home\n');
  const { problems, printed } = await check(siteRoot);
  expect(printed).toContain('There are no pages in the language "zh".');
  expect(hasErrors(problems)).toBe(false);
});

test('a build reports files that it cannot publish and continues', async () => {
  const siteRoot = await copyFixture('plain', folder.path);
  const at = (name: string): string => path.join(siteRoot, name);
  await mkdir(at('public/.git'), { recursive: true });
  await writeFile(at('public/.git/config'), 'secret');
  await writeFile(at('public/.env'), 'SECRET=1');
  await mkdir(at('public/.well-known'));
  await writeFile(at('public/.well-known/security.txt'), 'Contact: mailto:a@example.com');
  await symlink('gone', at('public/dangling.txt'));
  await symlink('.', at('public/loop'));
  await symlink('user@host.1234', at('docs/en/.#index.md'));
  await symlink('gone.md', at('docs/en/dangling.md'));
  const { printed } = await buildOrThrow(siteRoot);
  expect(printed).toContain('`public/dangling.txt` is a link to something that does not exist');
  expect(printed).toContain('`public/loop` is a link to a folder that contains it');
  expect(printed).toContain('`docs/en/dangling.md` is a link to something that does not exist');
  const names = await readdir(at('dist'));
  expect(names.filter((name) => /^\.|dangling|loop/.test(name))).toEqual([
    '.nojekyll',
    '.well-known',
  ]);

  // A file where the engine needs a folder, like a disk without write access.
  await rm(at('dist'), { recursive: true });
  await rm(at('.islet'), { recursive: true });
  await writeFile(at('.islet'), '');
  await buildOrThrow(siteRoot);
});

test('a command goes on when what reads its output has enough', async () => {
  const siteRoot = await copyFixture('plain', path.join(folder.path, 'piped'));
  const { process: command, ended } = startCli('check', siteRoot);
  command.stdout?.destroy();
  command.stderr?.destroy();
  expect((await ended).code).toBe(0);
});
