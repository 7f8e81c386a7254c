import { expect, test } from 'vitest';
import { preparePlayground } from './preparePlayground.mjs';

const begin = 'The playground is being built in the background, which takes a minute or two.';
const [done, failed] = [
  { code: 0, stopped: false },
  { code: 1, stopped: false },
];

test.each([
  ['is there already', true, [], [], []],
  [
    'is built',
    false,
    [done, done],
    [begin, 'The playground is ready. Load its page again if it is open.'],
    ['playground', 'docs'],
  ],
  [
    'fails',
    false,
    [failed],
    [begin, 'No network\nThe playground could not be built. Try again with `npm run playground`.'],
    ['playground'],
  ],
  ['is not awaited', false, [{ code: 143, stopped: true }], [begin], ['playground']],
])('while the site is served, a playground that %s', async (_, exists, outcomes, told, ran) => {
  const [sentences, scripts]: [string[], string[]] = [[], []];
  await preparePlayground((sentence) => sentences.push(sentence), {
    isThere: async () => exists,
    async runScript([script = '']) {
      scripts.push(script.replace(/^scripts\/|\.mjs$/g, ''));
      return { output: 'No network\n', ...(outcomes[scripts.length - 1] ?? failed) };
    },
  });
  expect(sentences).toEqual(told);
  expect(scripts).toEqual(ran);
});
