import { expect, test } from 'vitest';
import { checkPhrases } from './checkPhrases.ts';
import { blocksOf } from './testing.ts';

const phrases = {
  just: '',
  'in order to': 'to',
  'configuration file': 'config file',
  node: 'Node.js',
  'module federation': 'Module Federation',
};

test.each([
  ['Just write', ['“Just” adds nothing. Leave it out, or say what it means.']],
  ['Run it in order\nto see', ['“in order to” is “to” here. Write “to”.']],
  ['adjust, just-in-time, `just`, just.js', []],
  [
    'Module Federation, Module federation',
    ['“Module federation” is “Module Federation” here. Write “Module Federation”.'],
  ],
  [
    'Node.js, node: `node`, Node.',
    ['“node” is “Node.js” here. Write “Node.js”.', '“Node” is “Node.js” here. Write “Node.js”.'],
  ],
])('%s', async (source, found) => {
  const problems = checkPhrases(await blocksOf(source), phrases);
  expect(problems.map(({ message, fix }) => `${message} ${fix}`)).toEqual(found);
});
