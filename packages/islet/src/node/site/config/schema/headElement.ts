import { z } from 'zod';
import type { HeadElement } from '#shared/frontmatter.ts';
import { isSafeUrl } from '#shared/url.ts';

const attributes = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .transform((values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  );

const tag = z.enum(
  ['meta', 'link'],
  'Use "meta" or "link"; scripts and styles belong to components of the page.',
);

/** Attributes of these elements that neither run nor load anything. */
const allowed = {
  meta: ['name', 'property', 'content', 'itemprop', 'media', 'lang'],
  link: [
    'rel',
    'href',
    'hreflang',
    'type',
    'title',
    'media',
    'sizes',
    'as',
    'crossorigin',
    'color',
  ],
};

/** An element of the head, also as a list of its name and attributes: `[meta, { name: a, content: b }]`. */
export const headElement = z
  .union([
    z.strictObject({ tag, attrs: attributes }),
    z.tuple([tag, attributes]).transform(([name, attrs]) => ({ tag: name, attrs })),
  ])
  .transform(({ tag, attrs }): HeadElement => ({ tag, attributes: attrs }))
  .superRefine(({ tag, attributes }, context) => {
    const fail = (found: string, message: string): void =>
      context.addIssue({ code: 'custom', message, params: { found } });
    for (const name of Object.keys(attributes)) {
      if (!allowed[tag].includes(name))
        fail(`has the attribute \`${name}\``, `Use ${allowed[tag].join(', ')}.`);
    }
    const { rel = '', href = '' } = attributes;
    if (tag === 'meta') return;
    if (rel === '' || href === '') fail('has no `rel` or no `href`', 'Add it.');
    if (/stylesheet|modulepreload|manifest/i.test(rel))
      fail(`loads a ${rel}`, 'Import stylesheets and scripts in the page or in a component.');
    if (!isSafeUrl(href)) fail(`leads to ${JSON.stringify(href)}`, 'Use an `https:` URL.');
  });
