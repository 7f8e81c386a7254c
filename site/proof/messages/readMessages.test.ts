import { parse } from 'acorn';
import type { Program } from 'estree';
import { expect, test } from 'vitest';
import { readMessages } from './readMessages.ts';

const read = (code: string): string[] =>
  readMessages(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program);

const codes: Array<[does: string, code: string, messages: string[]]> = [
  ['what is thrown', "throw new Error('It did not work.')", ['It did not work.']],
  ['errors of any kind, with or without new', "f(TypeError('It is wrong.'))", ['It is wrong.']],
  ['what a helper makes an error of', "addCompilationError(c, 'No such file.')", ['No such file.']],
  ['what is logged', "my_logger.warn('Not so good.')", ['Not so good.']],
  ['not what is only told', "logger.info('All is well.')", []],
  [
    'gaps for what is not known',
    `throw new Error(\`Found \${n} of "\${name}"\`)`,
    ['Found … of "…"'],
  ],
  [
    'one gap for parts in a row',
    `throw new Error(\`It is \${a}\${b} at fault\`)`,
    ['It is … at fault'],
  ],
  ['texts put together', "throw new Error('It is ' + a + ' at fault')", ['It is … at fault']],
  [
    'colored parts',
    `throw new Error(\`Set \${color.red(\`"\${a}"\`)} to \${color.cyan("b")}\`)`,
    ['Set "…" to b'],
  ],
  [
    'lines of a list',
    `throw new Error(['First line', \`second \${x}\`].join('\\n'))`,
    ['First line second …'],
  ],
  [
    'both cases',
    "logger.error(x ? 'Restart failed.' : 'Build failed.')",
    ['Build failed.', 'Restart failed.'],
  ],
  [
    'a name set before',
    "function f() { const text = 'All is lost.'; throw Error(text); }",
    ['All is lost.'],
  ],
  [
    'names of its own function only',
    "function f() { const text = 'All is lost.'; } function g(text) { throw Error(text); }",
    [],
  ],
  [
    'what is kept for later',
    `const reasons = []; reasons.push(\`Can't find \${a} there\`)`,
    ["Can't find … there"],
  ],
  [
    'what is kept under a name',
    `resolve({ errorMessage: \`Error in \${name} files.\` })`,
    ['Error in … files.'],
  ],
  [
    'what a function returns',
    "const f = () => { return 'The build failed without any error.'; }",
    ['The build failed without any error.'],
  ],
  [
    'not code that it returns',
    `const f = () => { return \`export default new Worker(new URL(\${a}, b))\`; }`,
    [],
  ],
  [
    'nothing of bundled libraries',
    "m({ './node_modules/x/index.js'(a) { throw new Error('Not ours.') } })",
    [],
  ],
  ['no single words', "throw new Error('Oops')", []],
];

for (const [does, code, messages] of codes) {
  test(`reads ${does}`, () => {
    expect(read(code)).toEqual(messages);
  });
}
