import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createElement, jsxDEV } from './jsxRuntime.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['written one after the other', true, 0],
  ['in a list', false, 1],
])('React asks for keys of children %s as usual', (_, hasStaticChildren, warnings) => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  const children = [jsxDEV('b', {}), jsxDEV('i', {})];
  renderToStaticMarkup(jsxDEV('p', { children }, undefined, hasStaticChildren));
  expect(warn).toHaveBeenCalledTimes(warnings);
});

test.each([
  [[], '<p title="a"></p>'],
  [['b'], '<p title="a">b</p>'],
  [['b', 'c'], '<p title="a">bc</p>'],
])('a key may come after spread props, with the children %j', (children, html) => {
  const element = createElement('p', { title: 'a', key: 1 }, ...children);
  expect(element.key).toBe('1');
  expect(renderToStaticMarkup(element)).toBe(html);
});
