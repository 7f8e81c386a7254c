import { expect, test } from 'vitest';
import { buildIndex } from './index/buildIndex.ts';
import { loadIndex } from './query/loadIndex.ts';
import { parseShortPages } from './testing.ts';

const pages = parseShortPages(`
=== /text
# Text
The global \`window.React\` is set.
=== /other
# Other
Here \`window.react\` is undefined, which is a bug.
=== /headings
# Headings
## window.React
Text.
## window.react
Text.
=== /Title
# Loader
=== /title
# loader
`);

test.each([
  ['window.React', 'window.React', ['/headings', '/text', '/other']],
  ['window.react', 'window.react', ['/headings', '/other', '/text']],
  ['React', 'window.React', ['/headings', '/text', '/other']],
  ['react', 'window.react', ['/headings', '/other', '/text']],
  ['Loader', '', ['/Title', '/title']],
  ['loader', '', ['/title', '/Title']],
])(
  'of pages and sections that match %s as well, the same letter case comes first',
  async (query, heading, routes) => {
    const { hits } = await loadIndex(buildIndex(pages, { lang: 'en' })).query(query);
    expect(hits.map(({ routePath }) => routePath)).toEqual(routes);
    expect(hits[0]?.header).toBe(heading);
  },
);
