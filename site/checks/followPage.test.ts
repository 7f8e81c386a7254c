import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { withFiles } from 'islet/testing';
import { fencesOf } from 'islet-prove/testing';
import { expect, test } from 'vitest';
import { followPage, type Step } from './followPage.ts';

const sh = (code: string): string => `\`\`\`bash\n${code}\n\`\`\`\n`;
const file = (title: string, code: string): string =>
  `\`\`\`js title="${title}"\n${code}\n\`\`\`\n`;
const text = (code: string): string => `\`\`\`text\n${code}\n\`\`\`\n`;

const build = [
  sh('mkdir kit\ncd kit'),
  file('src/a.js', 'export const a = 1;'),
  file(
    'build.mjs',
    "import { cpSync } from 'node:fs';\ncpSync('src', 'dist', { recursive: true });",
  ),
  file('run.mjs', "import { a } from './dist/a.js';\nconsole.log('a is');\nconsole.log(a);"),
  sh('node build.mjs && node run.mjs'),
];
const watch = `import { readFileSync } from 'node:fs';
let last = '';
setInterval(() => {
  const text = readFileSync('src/a.js', 'utf8').trim();
  if (text !== last) console.log((last = text));
}, 20);`;

/** Follows a page in an empty folder; returns the error and its line. */
async function follow(
  source: readonly string[],
  { exitCode = 0, sizes = {} }: Partial<Step> = {},
): Promise<[number | undefined, string] | null> {
  const fences = await fencesOf(source.join('\n'));
  const steps = fences.map((fence) => ({
    fence,
    exitCode: fence.lang === 'text' ? exitCode : 0,
    sizes,
  }));
  return withFiles({}, async (temp) => {
    const [problem] = await followPage(steps, {
      folder: await realpath(temp),
      packages: path.join(temp, 'packages'),
      npm: '',
      install: async (_, names) => names.filter((name) => name !== 'known'),
    });
    return problem ? [problem.line, problem.message] : null;
  });
}

test.each<[string, string[], Partial<Step>]>([
  ['commands, files and outputs', [...build, text('a is\n1'), text('1')], {}],
  ['a file that was written', [...build, file('dist/a.js', 'export const a = 1;')], {}],
  [
    'a deleted folder',
    [...build, sh('rm -r dist\nnode build.mjs'), '```output file="run.md"\n```'],
    { sizes: { 'dist/a.js': 20 } },
  ],
  ['sizes', [...build, '```output file="run.md"\n```'], { sizes: { 'dist/a.js': 20 } }],
  ['a command that fails', [sh('node -e "process.exit(3)"'), text('')], { exitCode: 3 }],
  ['an installed package', [sh('npm install --save-dev known')], {}],
  [
    'a running command, a change, and another command',
    [
      file('src/a.js', 'one'),
      file('watch.mjs', watch),
      sh('node watch.mjs --watch'),
      text('one'),
      file('src/a.js', 'two'),
      text('two'),
      sh('mkdir next'),
    ],
    {},
  ],
])('a page is followed: %s', async (_, source, run) => {
  expect(await follow(source, run)).toBeNull();
});

test.each<[string, string[], Partial<Step>, [number, string]]>([
  ['other text', [...build, text('a is\n2')], {}, [26, 'prints something else']],
  ['part of a line', [...build, text('a i')], {}, [26, 'prints something else']],
  ['other file', [...build, file('dist/a.js', '2')], {}, [26, 'wrote something else']],
  ['no file', [...build, file('dist/b.js', '1')], {}, [26, 'did not write']],
  [
    'other sizes',
    [...build, '```output file="run.md"\n```'],
    { sizes: { 'dist/a.js': 1 } },
    [26, 'a.js 20'],
  ],
  ['exit code', [sh('mkdir a\nnode -e "process.exit(3)"')], {}, [2, 'ended with 3 instead of 0']],
  ['no failure', [sh('node -e ""'), text('')], { exitCode: 3 }, [2, 'ended with 0 instead of 3']],
  ['no folder', [sh('cd a')], {}, [2, '`cd a` does not lead to a folder']],
  ['a package', [sh('npm install known other')], {}, [2, '`other` is not among']],
  ['a program', [sh('yarn build')], {}, [2, '`yarn` is not a program']],
  ['no JSON', [file('package.json', '"a": {')], {}, [2, 'not a part of a `package.json`']],
  [
    'a command that exits instead of running on',
    [file('once.mjs', 'console.log(1);'), sh('node once.mjs --watch'), text('2')],
    {},
    [10, 'something else:\n- 2\n+ 1'],
  ],
])('an error is reported: %s', async (_, source, run, [line, message]) => {
  expect(await follow(source, run)).toEqual([line, expect.stringContaining(message)]);
});

test('parts of a package.json are merged into the existing file', async () => {
  const print = file(
    'print.mjs',
    "import a from './package.json' with { type: 'json' };\nconsole.log(JSON.stringify(a));",
  );
  const source = [
    file('package.json', '{ "name": "a", "exports": "./a.js" }'),
    file('package.json', '  "exports": {\n    ".": "./b.js"\n  },'),
    print,
    sh('node --no-warnings print.mjs'),
    text('{"name":"a","exports":{".":"./b.js"}}'),
  ];
  expect(await follow(source)).toBeNull();
});
