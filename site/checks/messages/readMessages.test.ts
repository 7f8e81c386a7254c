import { parse } from 'acorn';
import type { Program } from 'estree';
import { expect, test } from 'vitest';
import { readMessages } from './readMessages.ts';

const read = (code: string): string[] =>
  readMessages(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program);

const codes: Array<[does: string, code: string, messages: string[]]> = [
  ['thrown errors', "throw new Error('It did not work.')", ['It did not work.']],
  ['all kinds of errors, with or without new', "f(TypeError('It is wrong.'))", ['It is wrong.']],
  ['errors created by a helper', "addCompilationError(c, 'No such file.')", ['No such file.']],
  ['logged warnings', "my_logger.warn('Not so good.')", ['Not so good.']],
  ['no info messages', "logger.info('All is well.')", []],
  ['gaps for unknown parts', `throw new Error(\`Found \${n} of "\${name}"\`)`, ['Found … of "…"']],
  [
    'one gap for adjacent unknown parts',
    `throw new Error(\`It is \${a}\${b} at fault\`)`,
    ['It is … at fault'],
  ],
  ['concatenated texts', "throw new Error('It is ' + a + ' at fault')", ['It is … at fault']],
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
    'a variable set earlier',
    "function f() { const text = 'All is lost.'; throw Error(text); }",
    ['All is lost.'],
  ],
  [
    'only variables of the same function',
    "function f() { const text = 'All is lost.'; } function g(text) { throw Error(text); }",
    [],
  ],
  [
    'messages stored for later',
    `const reasons = []; reasons.push(\`Can't find \${a} there\`)`,
    ["Can't find … there"],
  ],
  [
    'messages in a property',
    `resolve({ errorMessage: \`Error in \${name} files.\` })`,
    ['Error in … files.'],
  ],
  [
    'returned messages',
    "const f = () => { return 'The build failed without any error.'; }",
    ['The build failed without any error.'],
  ],
  [
    'no returned code',
    `const f = () => { return \`export default new Worker(new URL(\${a}, b))\`; }`,
    [],
  ],
  [
    'nothing from bundled libraries',
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
