import { expect, test } from 'vitest';
import { toSearchDocument } from './toSearchDocument.ts';

const page = {
  routePath: '/a',
  title: 'Title',
  pageType: 'doc' as const,
  frontmatter: {},
  sections: [{ id: '', heading: '', depth: 0, text: 'Text.', code: '' }],
};

test('has what the front matter says of it', () => {
  expect(toSearchDocument(page)).toMatchObject({ content: page.sections, weight: 1, tags: [] });
  const frontmatter = {
    ...{ searchWeight: 2, tags: ['api'], description: 'About.' },
    answers: ['Ask'],
  };
  expect(toSearchDocument({ ...page, frontmatter })).toMatchObject({
    description: 'About.',
    weight: 2,
    tags: ['api'],
    answers: ['Ask'],
  });
});

test.each([
  ['a 404 page', { pageType: '404' as const }],
  ['a page of weight 0', { frontmatter: { searchWeight: 0 } }],
  ['a page without title and text', { title: '', sections: [] }],
])('%s is not searched', (_, change) => {
  expect(toSearchDocument({ ...page, ...change })).toBeNull();
});
