import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { jsxDEV } from './jsxRuntime.ts';

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
