import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { completeConfig } from './completeConfig.ts';
import { readConfigOptions } from './configOptions.ts';
import { createLanguage } from './languages.ts';

const options = readConfigOptions({
  options: [
    {
      terms: {
        format: ['/a', "'esm' | 'cjs'", "'esm'", 'The format.'],
        '--format': ['/a', '', '', 'A flag.'],
        dts: ['/b', 'boolean | { bundle?: boolean }', 'false', 'Types.'],
        'dts.bundle': ['/b#c', 'boolean', 'false', 'One file.'],
        lib: ['/l', 'LibConfig[]', '', 'Items.'],
      },
    },
    { terms: { 'output.target': ['/o', "'node' | 'web'", "'node'", 'The platform.'] } },
  ],
});

/** What is offered at the mark `|`. */
async function complete(text: string): Promise<string[] | null> {
  const pos = text.indexOf('|');
  const extensions = createLanguage('rslib.config.ts') ?? [];
  const state = EditorState.create({ doc: text.replace('|', ''), extensions });
  const source = completeConfig(async () => options);
  const result = await source(new CompletionContext(state, pos, true));
  return result?.options.map(({ label, info }) => (info ? `${label}: ${info}` : label)) ?? null;
}

const keys = ['format: The format.', 'dts: Types.', 'lib: Items.', 'output'];

test.each([
  ['the root', 'export default defineConfig({ | });', keys],
  ['the start of a key', 'export default defineConfig({ for| });', keys],
  ['a lib item', 'export default defineConfig({ lib: [{ | }] });', keys],
  [
    'an object in it',
    'export default defineConfig({ lib: [{ dts: { | } }] });',
    ['bundle: One file.'],
  ],
  [
    'an object without a page of its own',
    'export default { output: { | } };',
    ['target: The platform.'],
  ],
  [
    'an environment',
    'export default { environments: { web: { output: { | } } } };',
    ['target: The platform.'],
  ],
  ['a value', "export default { lib: [{ format: '|' }] };", ["'esm'", "'cjs'"]],
  ['a value without quotes', 'export default { lib: [{ format: | }] };', ["'esm'", "'cjs'"]],
  ['a switch', 'export default { dts: { bundle: t| } };', ['true', 'false']],
  ['outside of the config', 'const a = |;', null],
  ['a comment', 'export default { // |\n };', null],
])('%s', async (_, text, expected) => {
  expect(await complete(text)).toEqual(expected);
});

test('data of another form has no options', () => {
  for (const data of [null, 'text', {}, { options: 1 }, { options: [{ terms: { a: 1 } }] }])
    expect(readConfigOptions(data).size).toBe(0);
});
