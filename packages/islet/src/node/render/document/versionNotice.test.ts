import { expect, test } from 'vitest';
import type { AppState } from '#client/context.ts';
import { introLength } from '#theme/rules/introLength.ts';
import { addVersionNotice } from './versionNotice.ts';

const older = { newest: 'v2', text: 'Old & <v1>.', link: 'Go to v2' };
const notice =
  '<p class="container warning">Old &amp; &lt;v1&gt;. <a href="/guide/">Go to v2</a></p>';

const show = (html: string, { page = {}, site = { older } as object } = {}) => {
  const data = { pageType: 'doc', versionUrls: { v1: '/v1/guide/', v2: '/guide/' }, html };
  return addVersionNotice({ page: { ...data, ...page }, site } as unknown as AppState).page.html;
};

test('pages of an old version lead to the newest one, below their title', () => {
  expect(show('<h1 id="a">A</h1><p>B</p>')).toBe(`<h1 id="a">A</h1>${notice}<p>B</p>`);
  expect(show('<p>B</p><h1>A</h1>')).toBe(`${notice}<p>B</p><h1>A</h1>`);
});

test('an overview still comes after the introduction', () => {
  const intro = '<h1>A</h1><p>B</p>';
  expect(introLength(show(`${intro}<h2>C</h2>`) ?? '')).toBe(intro.length + notice.length);
});

test.each([
  ['of the newest version', { site: {} }],
  ['of another type', { page: { pageType: 'home' } }],
  ['without any page in the newest version', { page: { versionUrls: { v1: '/v1/guide/' } } }],
])('pages %s have no notice', (_, change) => {
  expect(show('<h1>A</h1>', change)).toBe('<h1>A</h1>');
});
