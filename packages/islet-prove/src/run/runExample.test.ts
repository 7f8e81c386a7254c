import { realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFiles } from 'islet/testing';
import { expect, test, vi } from 'vitest';
import { compareOutput } from '../record/compareOutput.ts';
import { findEdits, keyOfRun, recordOutput } from '../record/recordOutput.ts';
import { formatRecord } from '../record/runRecord.ts';
import { readExamples } from './readExamples.ts';
import { runExample } from './runExample.ts';

const tool = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
writeFileSync('dist/out.txt', readFileSync('in.txt', 'utf8').toUpperCase());
mkdirSync('logs', { recursive: true });
writeFileSync('logs/now.txt', String(Date.now()));
writeFileSync('dist/big.txt', 'x'.repeat(40_000));
console.log('wrote', process.cwd() + '/dist', process.env.VOICE ?? '');
if (process.argv[2]) process.exit(3);
`;
const files = {
  'tool.mjs': tool,
  'examples/kit/example.json': JSON.stringify({
    unrecorded: ['logs'],
    tools: { loud: 'shouter' },
    runs: { build: ['npx tool'], loud: ['VOICE=loud npx tool', 'npx tool fail && npx tool'] },
  }),
  'examples/kit/in.txt': 'a',
  'examples/kit/runs/loud/in.txt': 'b',
  'examples/kit/output/build.md': '# Recorded',
  'examples/kit/dist/stale.txt': 's',
  'old/box/name.cjs': `module.exports = 'old box';`,
  'node_modules/box/name.cjs': `module.exports = 'box';`,
  'examples/no-example/a.txt': 'a',
};

const plainRun = {
  example: 'kit',
  run: 'show',
  commands: ['node show.cjs'],
  tool: null,
  runtime: null,
  unrecorded: [],
  varying: [],
};

test('examples run in a fresh copy, and their output is recorded', () =>
  withFiles(files, async (temp) => {
    const root = await realpath(temp);
    const runs = await readExamples(path.join(root, 'examples'));
    const results = [];
    for (const run of runs) {
      const workshop = {
        folder: path.join(root, 'work'),
        packages: path.join(root, 'node_modules'),
        programs: { tool: path.join(root, 'tool.mjs') },
      };
      const record = recordOutput(await runExample(run, workshop), {
        tool: 'T 1',
        unrecorded: ['terminal-2.txt'],
        varying: ['dist/big.txt'],
        quoted: new Set(['dist/out.txt', 'terminal.txt', 'terminal-2.txt']),
      });
      results.push(formatRecord(record).replace(/, (?:output )?[\da-f]{12}$/gm, ', HASH'));
    }
    expect(runs.map(({ run, tool }) => [run, tool])).toEqual([
      ['build', null],
      ['loud', 'shouter'],
    ]);
    // `&&` stops at the command that failed.
    expect(results.join('\n')).toMatchInlineSnapshot(`
      "# Recorded with T 1

      ## \`npx tool\`

      Exit code 0, HASH

      \`\`\`text
      wrote /projects/kit/dist
      \`\`\`

      ## Files

      - \`dist/big.txt\`: 40000 bytes
      - \`dist/out.txt\`: 1 bytes, HASH

      ### \`dist/out.txt\`

      \`\`\`txt no-newline
      A
      \`\`\`

      # Recorded with T 1

      ## \`VOICE=loud npx tool\`

      Exit code 0, HASH

      \`\`\`text
      wrote /projects/kit/dist loud
      \`\`\`

      ## \`npx tool fail && npx tool\`

      Exit code 3

      ## Files

      - \`dist/big.txt\`: 40000 bytes
      - \`dist/out.txt\`: 1 bytes, HASH

      ### \`dist/out.txt\`

      \`\`\`txt no-newline
      B
      \`\`\`
      "
    `);
  }));

test('an example may have no files of its own', () =>
  withFiles(files, async (temp) => {
    const workshop = {
      folder: path.join(temp, 'work'),
      packages: path.join(temp, 'node_modules'),
      programs: { hello: path.join(temp, 'hello.mjs') },
    };
    await writeFile(path.join(temp, 'hello.mjs'), 'console.log("hello");');
    const { commands } = await runExample(
      { ...plainRun, commands: ['npx hello'], files: {} },
      workshop,
    );
    expect(commands).toEqual([{ command: 'npx hello', exitCode: 0, terminal: 'hello\n' }]);
  }));

/** What a script prints that runs as an example. */
async function runScript(
  temp: string,
  script: string,
  links: Record<string, string> = {},
): Promise<string | undefined> {
  const root = await realpath(temp);
  const run = { ...plainRun, files: { 'show.cjs': Buffer.from(script) } };
  const workshop = {
    folder: path.join(root, 'work'),
    packages: path.join(root, 'node_modules'),
    programs: {},
    links,
  };
  const { commands } = await runExample(run, workshop);
  return commands[0]?.terminal;
}

test('variables of a command keep their whole value, also beside what is preloaded', () =>
  withFiles({ ...files, 'first.cjs': 'globalThis.isFirst = true;' }, async (temp) => {
    const root = await realpath(temp);
    const show = `console.log(globalThis.isFirst, process.env.PAIR, require('box'));`;
    const box = { exports: { '.': { source: './source.cjs', default: './default.cjs' } } };
    const workshop = {
      folder: path.join(root, 'work'),
      packages: path.join(root, 'node_modules'),
      programs: {},
      preload: path.join(root, 'first.cjs'),
    };
    const { commands } = await runExample(
      {
        ...plainRun,
        commands: ['NODE_OPTIONS=--conditions=source PAIR=a=b node show.cjs'],
        files: {
          'show.cjs': Buffer.from(show),
          'node_modules/box/package.json': Buffer.from(JSON.stringify(box)),
          'node_modules/box/source.cjs': Buffer.from(`module.exports = 'source';`),
        },
      },
      workshop,
    );
    expect(commands[0]?.terminal).toBe('true a=b source\n');
  }));

test('linked packages are found before installed ones', () =>
  withFiles(files, async (temp) => {
    const script = `console.log(require('box/name.cjs'))`;
    expect(await runScript(temp, script)).toBe('box\n');
    expect(await runScript(temp, script, { box: path.join(temp, 'old', 'box') })).toBe('old box\n');
  }));

test.skipIf(process.platform === 'win32')('runs use other programs and what they build', () =>
  withFiles(files, async (temp) => {
    const root = await realpath(temp);
    const say = '#!/bin/sh\necho "$@"';
    await writeFile(path.join(root, 'say'), say, { mode: 0o755 });
    const show = `
      const { npm_config_registry, CI } = process.env;
      console.log(npm_config_registry, CI);
      require('fs').writeFileSync('built', ${JSON.stringify(say)}, { mode: 0o755 });
      console.log(require('child_process').execSync('say from a script').toString());`;
    const workshop = {
      folder: path.join(root, 'work'),
      packages: path.join(root, 'node_modules'),
      programs: { tool: path.join(root, 'tool.mjs') },
      executables: { say: path.join(root, 'say') },
    };
    vi.stubEnv('npm_config_registry', 'https://example.com');
    vi.stubEnv('CI', 'true');
    const run = { ...plainRun, files: { 'show.cjs': Buffer.from(show) } };
    const commands = ['node show.cjs', 'say a', './built b'];
    const plain = await runExample({ ...run, commands }, workshop);
    expect(plain.commands.map(({ terminal }) => terminal)).toEqual([
      'undefined undefined\nfrom a script\n',
      'a\n',
      'b\n',
    ]);
    const other = { ...run, commands: ['node c', 'npx tool d'], runtime: 'say' };
    const { commands: said } = await runExample(other, workshop);
    expect(said.map(({ terminal }) => terminal.replace(root, ''))).toEqual([
      'c\n',
      '/tool.mjs d\n',
    ]);
    vi.unstubAllEnvs();
  }),
);

test('packages of a workspace are linked unless the run installs them', () =>
  withFiles(files, async (temp) => {
    const root = await realpath(temp);
    const exists = `console.log(require('fs').existsSync('node_modules/kit-a'))`;
    const project = {
      'packages/a/package.json': Buffer.from('{ "name": "kit-a" }'),
      'show.cjs': Buffer.from(exists),
    };
    const workshop = {
      folder: path.join(root, 'work'),
      packages: path.join(root, 'node_modules'),
      programs: { pnpm: path.join(root, 'node_modules', 'box', 'name.cjs') },
    };
    const seen = async (commands: string[]) =>
      (await runExample({ ...plainRun, commands, files: project }, workshop)).commands.at(-1)
        ?.terminal;
    expect(await seen(['node show.cjs'])).toBe('true\n');
    expect(await seen(['pnpm install --offline', 'node show.cjs'])).toBe('false\n');
  }));

test('tools that watch do not take the files of a project for changed ones', () =>
  withFiles(files, async (temp) => {
    const script = `console.log(require('fs').statSync('show.cjs').mtime < new Date(2025, 0))`;
    expect(await runScript(temp, script)).toBe('true\n');
  }));

test('a key depends on the commands, the files and the tool', () => {
  const run = { ...plainRun, files: { d: Buffer.from('e') } };
  const keys = [
    keyOfRun(run),
    keyOfRun({ ...run, tool: 'tool-0' }),
    keyOfRun({ ...run, commands: ['x'] }),
    keyOfRun({ ...run, runtime: 'bun' }),
    keyOfRun({ ...run, files: { d: Buffer.from('x') } }),
    keyOfRun({ ...run, files: { x: Buffer.from('e') } }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOfRun({ ...run })).toBe(keys[0]);
});

test('a record that was edited by hand is found', () => {
  const written = { 'dist/a.js': Buffer.from('a'), 'dist/b.js': Buffer.from('b') };
  const commands = ['x', 'y'].map((command) => ({ command, exitCode: 0, terminal: command }));
  const record = recordOutput(
    { commands, written },
    {
      tool: 'T 1',
      unrecorded: [],
      varying: ['dist/b.js'],
      quoted: new Set(['terminal-2.txt', 'dist/a.js', 'dist/b.js']),
    },
  );
  const find = (before: string, after: string) =>
    findEdits('out', {
      'run.md': Buffer.from(formatRecord(record).replace(before, after)),
    }).map(({ file, line, message }) => `${file}:${line} ${message.replace(/`.+`/, '…')}`);
  expect(find('', '')).toEqual([]);
  const edited =
    'This record was edited by hand. The content of this fence was changed: its hash is ….';
  expect(find('\ny\n', '\nz\n')).toEqual([`out/run.md:11 ${edited}`]);
  expect(find('\na\n', '\nb\n')).toEqual([`out/run.md:22 ${edited}`]);
  // Content that varies has no hash.
  expect(find('\nb\n', '\nc\n')).toEqual([]);
  expect(find('## Files', '')).toEqual([
    'out/run.md:15 This record was edited by hand. A record cannot end or have an empty line here.',
  ]);
});

test('a difference from the record is reported with its lines', () => {
  const recorded = { a: Buffer.from('1\n2\n3\n4'), b: Buffer.from('same'), c: Buffer.from('gone') };
  const actual = { a: Buffer.from('1\n2\nx\n4'), b: Buffer.from('same'), d: Buffer.from('new') };
  expect(compareOutput('out', recorded, actual).map((p) => `${p.file}: ${p.message}`)).toEqual([
    'out/a: The result differs from the recorded one:\n  1\n  2\n- 3\n+ x\n  4',
    'out/c: This file is recorded, but nothing writes it now.',
    'out/d: This file is not recorded.',
  ]);
});
