import { expect, test } from 'vitest';
import { readCardColors } from './cardColors.ts';

test.each([
  [':root{--a:#fff}', { '--a': '#fff' }],
  [
    '@layer tokens{:root{--a: red;--b:rgb(1 2 3 / 50%)}}',
    { '--a': 'red', '--b': 'rgb(1 2 3 / 50%)' },
  ],
  [':root { --a: light-dark(#111, #eee); }', { '--a': '#111' }],
  [':root{--a:light-dark(rgb(1, 2, 3), hsl(1 2% 3%))}', { '--a': 'rgb(1, 2, 3)' }],
  [
    ':root{--a:var(--lightningcss-light,#0f6b63) var(--lightningcss-dark,#5fd4c4)}',
    { '--a': '#0f6b63' },
  ],
  [':root{--a:var(--brand);--brand:#00f}', { '--a': 'var(--brand)', '--brand': '#00f' }],
  [':root{--lightningcss-light:initial;--font-text:a, b}', {}],
  [':root.dark{--a:#000}.x:root{--a:#000}[dir]{--a:#000}', {}],
])('%s', (css, colors) => {
  expect(readCardColors([css])).toEqual(colors);
});

test('the last stylesheet wins', () => {
  expect(readCardColors([':root{--a:#111;--b:#222}', '\n:root{--a:#333}'])).toEqual({
    '--a': '#333',
    '--b': '#222',
  });
});
