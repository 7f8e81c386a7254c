import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { openProject } from './openProject.ts';

/** Opens a site whose config has this as `pages`; gives its pages, or what is wrong. */
const openWith = (pages: string, files: Record<string, string> = {}) =>
  withFiles(
    {
      'site.config.mts': `export default {\n  title: 'Site',\n  pages: ${pages},\n};\n`,
      'docs/en/index.md': '# Home',
      ...files,
    },
    async (root) => {
      const project = await openProject(root);
      const problems = 'problems' in project ? project.problems : project.scan.problems;
      return {
        routes: 'problems' in project ? [] : project.scan.pages.map(({ routePath }) => routePath),
        problems: problems.map(
          ({ file, line, message, fix }) => `${file}:${line ?? ''} ${message} ${fix}`,
        ),
        watched: 'problems' in project ? project.configFiles : project.generatedFrom,
        root,
      };
    },
  );

test('pages that a function returns are among those of files, in their order', async () => {
  const pages = `async ({ read }) => JSON.parse(read('api.json')).map((name) => ({
    path: \`en/api/\${name}.md\`, text: \`# \${name}\`,
  }))`;
  const files = { 'api.json': '["b", "a"]', 'docs/en/zoo.md': '# Zoo' };
  const { routes, problems, watched, root } = await openWith(pages, files);
  expect(problems).toEqual([]);
  expect(routes).toEqual(['/api/a', '/api/b', '/', '/zoo']);
  expect(watched).toEqual([path.join(root, 'api.json')]);
});

test('the sections of a list of changes can be pages', async () => {
  const pages = `({ read }) => read('CHANGELOG.md').split(/^## /m).slice(1).map((section) => {
    const [version] = /^\\S+/.exec(section);
    return { path: \`en/releases/\${version}.md\`, text: \`# \${section}\` };
  })`;
  const files = {
    'CHANGELOG.md': '# Changes\n\n## 1.2.0 (2026-01-02)\n\n### Fixed\n\n## 1.1.0\n\n- a\n',
  };
  expect((await openWith(pages, files)).routes).toEqual([
    ...['/', '/releases/1.1.0', '/releases/1.2.0'],
  ]);
});

test('a slug and a draft count like those of files', async () => {
  const page = (name: string, front: string) =>
    `{ path: 'en/${name}.md', text: '---\\\\n${front}\\\\n---\\\\n' }`.replaceAll('\\\\n', '\\n');
  const pages = `() => [${page('a', 'slug: b')}, ${page('c', 'draft: true')}]`;
  expect((await openWith(pages)).routes).toEqual(['/b', '/']);
});

test.each([
  ['() => null', 'site.config.mts: `pages` is `null`. Use an array.'],
  [
    "() => [{ path: '/api/a.md', text: '# A' }]",
    'site.config.mts: `pages[0].path` is "/api/a.md". Write where the file would be below the docs folder, as in "en/api/minify.md".',
  ],
  [
    "() => [{ path: '../a.md', text: '# A' }, { path: 'en/_a.md', text: '' }]",
    'site.config.mts: `pages[0].path`',
  ],
  ["() => [{ path: 'en/a.md', content: '# A' }]", 'site.config.mts: `pages[0].text`'],
  [
    "() => ['a', 'a'].map((name) => ({ path: 'en/' + name + '.md', text: name }))",
    'site.config.mts: `pages` returns `en/a.md` twice. Give each page a path of its own.',
  ],
  [
    "() => [{ path: 'en/index.md', text: '# A' }]",
    'docs: `pages` in the config returns `en/index.md`, which is also a file of `docs`. Remove the file, or return another path.',
  ],
  [
    "() => { throw new Error('No server.'); }",
    'site.config.mts:3 `pages` fails: No server. Correct it; the config and its imports run in Node.',
  ],
  [
    "({ read }) => [{ path: 'en/a.md', text: read('gone.md') }]",
    'site.config.mts:3 `pages` fails: `gone.md` does not exist.',
  ],
  ["[{ path: 'en/a.md', text: '# A' }]", 'site.config.mts:3 `pages`'],
])('explains %s', async (pages, problem) => {
  expect((await openWith(pages)).problems[0]).toContain(problem);
});

test('a file that could not be read is watched', async () => {
  const { watched, root } = await openWith("({ read }) => [{ path: 'en/a.md', text: read('b') }]");
  expect(watched).toContain(path.join(root, 'b'));
});

test('a route that a file and a returned page have is an error that names both', async () => {
  const pages = "() => [{ path: 'en/index.mdx', text: '# A' }]";
  expect((await openWith(pages)).problems).toEqual([
    expect.stringContaining('`docs/en/index.md` and `docs/en/index.mdx` are both the page'),
  ]);
});
