import { expect, test } from 'vitest';
import { compileText, problemLines } from '../page/testing.ts';

const manifest = {
  tool: 'Tool 1.0',
  commands: [{ command: 'npx tool', exitCode: 0 }],
  files: [
    { path: 'dist/a.js', bytes: 9 },
    { path: 'dist/b.css', bytes: 1200 },
  ],
};
const files = { 'runs/x/output.json': JSON.stringify(manifest), 'runs/x/dist/a.js': 'a < 1\n' };
const compile = (meta: string) =>
  compileText(`\`\`\`output ${meta}\n\`\`\`\n`, { files, extensions: { output: true } });

test('a run is shown as a tree and its files, folded', async () => {
  const { body, problems, dependencies, sections } = await compile(
    'file="runs/x" show="dist/a.js"',
  );
  expect(problems).toEqual([]);
  expect(body.join('')).toMatchInlineSnapshot(`
    "<div class="code" data-lang="tree"><div class="code-title">npx tool (Tool 1.0)</div><pre class="language-tree" tabindex="0"><code>dist
    ├── a.js      9 B
    └── b.css  1.2 kB</code></pre></div>
    <details class="container details" open><summary>dist/a.js (9 B)</summary><div class="code" data-lang="js"><pre class="language-js" tabindex="0"><code>a <span class="token operator">&#x3C;</span> <span class="token number">1</span></code></pre></div></details>"
  `);
  expect(dependencies.map((file) => file.split(/[\\/]/).slice(-2).join('/'))).toEqual(
    expect.arrayContaining(['x/output.json', 'dist/a.js']),
  );
  // Readers don't search for the tree, and the name of a file with its size isn't prose.
  expect(sections).toMatchObject([{ text: '', code: 'dist/a.js (9 B)\na < 1' }]);
});

test.each([
  [['a', 'b', 'c'], 'a, then b, then c (Tool 1.0)'],
  [['a', 'b', 'c', 'd'], 'a, then 3 more commands (Tool 1.0)'],
])('the title of a tree names the commands %j', async (commands, title) => {
  const output = { ...manifest, commands: commands.map((command) => ({ command })) };
  const { body } = await compileText('```output file="runs/x"\n```\n', {
    files: { 'runs/x/output.json': JSON.stringify(output) },
    extensions: { output: true },
  });
  expect(body.join('')).toContain(`<div class="code-title">${title}</div>`);
});

test.each([
  ['file="runs/y"', 'There is no recorded run in `runs/y`.'],
  ['file="runs/x" show="dist/c.js"', 'The run `runs/x` wrote no file `dist/c.js`.'],
  [
    'file="runs/x" show="dist/b.css"',
    'The code fence quotes `runs/x/dist/b.css`, which does not exist.',
  ],
])('%s', async (meta, message) => {
  expect(problemLines(await compile(meta))).toEqual([`error docs/en/page.mdx:1:1 ${message}`]);
});

test('without the extension, a recorded run is reported, and any other output is text', async () => {
  const recorded = await compileText('```output file="runs/x"\n```\n', { files });
  expect(problemLines(recorded)[0]).toBe(
    'error docs/en/page.mdx:1:1 The code fence `output` names a recorded run, which is not shown.',
  );
  const { body, problems } = await compileText('```output\n3 passed\n```\n');
  expect(problems).toEqual([]);
  expect(body.join('')).toMatch(/data-lang="text".*3 passed/);
});
