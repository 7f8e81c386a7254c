import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hero } from './Hero.tsx';

const name = '<span class="hero-name">Tea</span>';
const text = '<span class="hero-text">at once</span>';

test.each([
  ['a name and a text', { name: 'Tea', text: 'at once' }, `${name} ${text}`],
  ['a name', { name: 'Tea' }, name],
  ['a text', { text: 'at once' }, text],
])('the heading of a banner with %s', (_, hero, expected) => {
  const html = renderToStaticMarkup(<Hero hero={{ ...hero, actions: [] }} />);
  expect(html).toContain(`<h1>${expected}</h1>`);
});
