import { expect, test } from 'vitest';
import { addressElsewhere } from './addressElsewhere.ts';

const canonical = 'https://my-library.dev/docs/playground/';
const origin = 'https://play.my-library.dev';

test.each([
  [
    'the project goes along',
    { origin, canonical, address: `${canonical}?run=a/b#2~c` },
    'https://play.my-library.dev/docs/playground/?run=a/b#2~c',
  ],
  [
    'a slash at the end of the origin',
    { origin: `${origin}/`, canonical, address: canonical },
    `${origin}/docs/playground/`,
  ],
  ['no other origin', { origin: undefined, canonical, address: canonical }, null],
  ['on the other origin', { origin, canonical, address: `${origin}/docs/playground/` }, null],
  [
    'the origin of the site',
    { origin: 'https://my-library.dev', canonical, address: canonical },
    null,
  ],
  ['a preview', { origin, canonical, address: 'http://127.0.0.1:4000/docs/playground/' }, null],
  ['a site without a public address', { origin, canonical: null, address: canonical }, null],
])('%s', (_, place, expected) => {
  expect(addressElsewhere(place)).toBe(expected);
});
