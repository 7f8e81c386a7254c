import { expect, test } from 'vitest';
import { formatOutcomes } from './formatOutcomes.mjs';

const mutation = (name: string, file: string) => ({
  ...{ name, patch: `/${name}.patch`, breaks: 'It breaks.' },
  killer: { file, title: 'works' },
});

test('each mutation is shown with its test, and what each command kills is counted', () => {
  const text = formatOutcomes([
    { mutation: mutation('links/a', 'a.test.ts'), verdict: 'killed' },
    { mutation: mutation('links/b', 'b.slow.test.ts'), verdict: 'killed' },
    { mutation: mutation('links/c', 'c.test.ts'), verdict: 'survived' },
  ]);
  expect(text).toBe(
    [
      '| mutation |   result |                   test |',
      '| -------- | -------: | ---------------------: |',
      '| links/a  |   killed |      a.test.ts › works |',
      '| links/b  |   killed | b.slow.test.ts › works |',
      '| links/c  | survived |      c.test.ts › works |',
      '',
      'npm test kills 1 of 3 mutations, npm run test:all 2.',
    ].join('\n'),
  );
});
