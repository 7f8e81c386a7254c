import { expect, test } from 'vitest';
import { toSearchDocument } from './toSearchDocument.ts';

const page = {
  routePath: '/a',
  title: 'Title',
  pageType: 'doc' as const,
  frontmatter: {},
  sections: [{ id: '', heading: '', depth: 0, text: 'Text.', code: '' }],
};

test('has the title, weight and tags from the front matter', () => {
  expect(toSearchDocument(page)).toMatchObject({ content: page.sections, weight: 1, tags: [] });
  const frontmatter = { searchWeight: 2, tags: ['api'], description: 'About.' };
  expect(toSearchDocument({ ...page, frontmatter })).toMatchObject({
    description: 'About.',
    weight: 2,
    tags: ['api'],
  });
});

test.each([
  ['a 404 page', { pageType: '404' as const }],
  ['a page of weight 0', { frontmatter: { searchWeight: 0 } }],
  ['a page without title and text', { title: '', sections: [] }],
])('%s is not searched', (_, change) => {
  expect(toSearchDocument({ ...page, ...change })).toBeNull();
});
