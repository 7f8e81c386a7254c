import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { checkProofs, type GeneralGroup, readGeneral } from './general.ts';

const files = {
  'site/examples/kit/example.json': '{ "runs": { "build": ["npx rslib"] } }',
  'site/data/recorded/sources.json': '{ "rows": [{ "code": "await" }] }',
};
const group: GeneralGroup = { runs: [], sources: [], sentences: ['It always fails.'] };

test.each<[string, Partial<GeneralGroup>, string[]]>([
  ['a run', { runs: ['kit/build'] }, []],
  ['code', { sources: ['await'] }, []],
  ['no such run', { runs: ['kit/watch'] }, ['No example has the run `kit/watch`.']],
  ['no such code', { sources: ['for'] }, ["`for` isn't built from each kind of source."]],
])('a general sentence names %s', (_, proof, messages) =>
  withFiles(files, async (root) => {
    const problems = await checkProofs(root, [{ ...group, ...proof }]);
    expect(problems.map(({ message }) => message)).toEqual(messages);
  }),
);

test('a group without a proof is an error', () =>
  withFiles(
    { 'site/data/general.json': '[{ "sentences": ["It always fails."] }]' },
    async (root) => {
      await expect(readGeneral(root)).rejects.toThrow('Name `runs`, `sources` or a `reason`.');
    },
  ));
