import { expect, test } from 'vitest';
import { outlinePage } from '#search/index/describePage.ts';
import { indexPage } from '#search/index/indexPage.ts';
import { siteConfigSchema } from '../../site/config/schema.ts';
import { toUrlRules } from '../../site/config/toUrlRules.ts';
import { buildCodeLinks } from './buildCodeLinks.ts';

const config = siteConfigSchema.parse({
  title: 'Packer',
  base: '/docs/',
  themeConfig: {
    codeLinks: {
      package: 'packer',
      configFile: 'packer.config',
      options: [{ pages: '/options/', name: 'items', at: ['', 'items'] }],
      exports: ['/api'],
    },
  },
});

const page = (routePath: string, ...sections: Array<[heading: string, id: string, text: string]>) =>
  outlinePage(
    indexPage({
      routePath,
      title: '',
      description: '',
      content: sections.map(([heading, id, text], index) => ({
        ...{ id, heading, text, depth: index === 0 ? 1 : 2, code: '' },
      })),
    }),
    0,
  );

test('names are those of headings, with their facts', () => {
  const { codeLinks } = config.themeConfig;
  if (!codeLinks) throw new Error('The config has no code links.');
  const links = buildCodeLinks(
    codeLinks,
    [
      page('/options/', ['Options', '', 'What every item has. And more.']),
      page(
        '/options/dts',
        ['items.dts', '', 'Type: boolean\nDefault: false\nWrites types for readers. More.'],
        ['dts.bundle', 'dtsbundle', 'Type: string\nBundles the types of a file.'],
        ['How it works', 'how', 'The option\n'],
      ),
      // A page of its own explains more than a section elsewhere.
      page('/options/format', ['items.format', '', 'Type: string'], ['dts', 'dts', 'Type: number']),
      // Two equal explanations are ambiguous.
      page('/options/a', ['A page', '', ''], ['same', 'same', 'Type: number']),
      page('/options/b', ['A page', '', ''], ['same', 'same', 'Type: string']),
      page('/api', ['API', '', ''], ['load()', 'load', 'Loads the config of a project.']),
      page('/guide', ['items.guide', '', 'Type: string']),
    ],
    toUrlRules(config),
  );
  expect(links).toEqual({
    package: 'packer',
    configFile: 'packer.config',
    configs: { defineConfig: '' },
    fragments: '',
    options: [
      {
        at: ['', 'items'],
        terms: {
          items: ['/docs/options/', '', '', 'What every item has.'],
          dts: ['/docs/options/dts', 'boolean', 'false', 'Writes types for readers.'],
          'dts.bundle': [
            '/docs/options/dts#dtsbundle',
            'string',
            '',
            'Bundles the types of a file.',
          ],
          format: ['/docs/options/format', 'string', '', ''],
        },
      },
    ],
    exports: { load: ['/docs/api#load', '', '', 'Loads the config of a project.'] },
  });
});
