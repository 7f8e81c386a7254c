import { compileText, problemLines } from 'islet/testing';
import { expect, test } from 'vitest';
import fences from './fences.ts';
import { formatRecord, hashOf, type RunRecord } from './record/runRecord.ts';

const written = Buffer.from('a < 1\n');
const run: RunRecord = {
  tool: 'Tool 1.0',
  commands: [{ command: 'npx tool', exitCode: 0 }],
  files: [
    { path: 'dist/a.js', bytes: 9, hash: hashOf(written), content: written },
    { path: 'dist/b.css', bytes: 1200 },
  ],
};
const files = {
  'runs/x.md': formatRecord(run),
  'runs/edited.md': formatRecord(run).replace('a < 1', 'a > 1'),
};
const loadFences = async () => fences;
const compile = (meta: string) =>
  compileText(`\`\`\`output ${meta}\n\`\`\`\n`, { files, loadFences });

test('a run is shown as a tree and its files, folded', async () => {
  const { body, problems, dependencies, sections } = await compile(
    'file="runs/x.md" show="dist/a.js"',
  );
  expect(problems).toEqual([]);
  expect(body.join('')).toMatchInlineSnapshot(`
    "<div class="code" data-lang="tree"><div class="code-title">npx tool (Tool 1.0)</div><pre class="language-tree" tabindex="0"><code>dist
    ├── a.js      9 B
    └── b.css  1.2 kB</code></pre></div>
    <details class="container details" open><summary>dist/a.js (9 B)</summary><div class="code" data-lang="js"><pre class="language-js" tabindex="0"><code>a <span class="token operator">&#x3C;</span> <span class="token number">1</span></code></pre></div></details>"
  `);
  expect(dependencies.map((file) => file.split(/[\\/]/).slice(-2).join('/'))).toEqual(
    expect.arrayContaining(['runs/x.md']),
  );
  // Readers don't search for the tree, and the name of a file with its size isn't prose.
  expect(sections).toMatchObject([{ text: '', code: 'dist/a.js (9 B)\na < 1' }]);
});

test.each([
  [['a', 'b', 'c'], 'a, then b, then c (Tool 1.0)'],
  [['a', 'b', 'c', 'd'], 'a, then 3 more commands (Tool 1.0)'],
])('the title of a tree names the commands %j', async (commands, title) => {
  const output = { ...run, commands: commands.map((command) => ({ command, exitCode: 0 })) };
  const { body } = await compileText('```output file="runs/x.md"\n```\n', {
    files: { 'runs/x.md': formatRecord(output) },
    loadFences,
  });
  expect(body.join('')).toContain(`<div class="code-title">${title}</div>`);
});

test.each([
  ['file="runs/y.md"', 'The code fence shows the recorded run `runs/y.md`, which does not exist.'],
  ['file="runs/x.md" show="dist/c.js"', 'The run `runs/x.md` wrote no file `dist/c.js`.'],
  [
    'file="runs/x.md" show="dist/b.css"',
    'The code fence quotes `runs/x.md/dist/b.css`, which the record does not keep.',
  ],
  [
    'file="runs/edited.md"',
    'The code fence shows the recorded run `runs/edited.md`, which is damaged at `runs/edited.md:14`.',
  ],
])('%s', async (meta, message) => {
  expect(problemLines(await compile(meta))).toEqual([`error docs/en/page.mdx:1:1 ${message}`]);
});

test.each([
  ['dist/aa.js', run.files, 'Did you mean `dist/a.js`? It wrote dist/a.js, dist/b.css. '],
  ['terminal.txt', run.files, 'It wrote dist/a.js, dist/b.css. '],
  ['terminal.txt', [], 'It wrote none. '],
])('a run that wrote no file %s says what it has', async (name, written, fix) => {
  const output = formatRecord({ ...run, files: written });
  const { problems } = await compileText(`\`\`\`output file="runs/x.md" show="${name}"\n\`\`\`\n`, {
    files: { 'runs/x.md': output },
    loadFences,
  });
  expect(problems[0]?.fix).toBe(
    `${fix}What a command printed is quoted with \`file="runs/x.md/terminal.txt"\`.`,
  );
});

test('any fence quotes what a record keeps', async () => {
  const quote = (name: string) =>
    compileText(`\`\`\`js file="runs/x.md/${name}"\n\`\`\`\n`, { files, loadFences });
  expect((await quote('dist/a.js#L1')).body.join('')).toContain('<code>a <span');
  const [problem] = (await quote('dist/a.mjs')).problems;
  expect(problem).toMatchObject({
    message: 'The code fence quotes `runs/x.md/dist/a.mjs`, which the record does not keep.',
    fix: 'Did you mean `dist/a.js`? If not, record the run again.',
  });
});

test('what a run keeps is quoted as output, not shown as a run', async () => {
  const { body, problems } = await compile('file="runs/x.md/dist/a.js"');
  expect(problems).toEqual([]);
  expect(body.join('')).toMatch(/data-lang="text".*a &#x3C; 1/);
});

test('any other output is text', async () => {
  const { body, problems } = await compileText('```output\n3 passed\n```\n', { loadFences });
  expect(problems).toEqual([]);
  expect(body.join('')).toMatch(/data-lang="text".*3 passed/);
});
