import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppContext } from '#client/context.ts';
import { appStateOf, toText } from '../testing/renderLayout.ts';
import { SearchStart } from './SearchStart.tsx';

test.each([
  [false, [], 'Search pages, options, flags and code.'],
  [true, [], 'Start here'],
  [false, ['dts'], 'Recent searches dts'],
  [true, ['dts'], 'Recent searches dts Start here'],
])('with first pages: %s, and recent searches: %j', (hasPages, queries, text) => {
  const props = { hasPages, queries, onPick() {}, onRemove() {} };
  const start = createElement(SearchStart, props);
  const html = renderToStaticMarkup(createElement(AppContext, { value: appStateOf({}) }, start));
  expect(toText(html)).toBe(text);
});
