import { z } from 'zod';
import type { HeadElement } from '#shared/frontmatter.ts';
import type { SiteHeadElement } from '#shared/siteData.ts';
import { isSafeUrl } from '#shared/url.ts';
import { nearestName } from '../../../support/problems/nearestName.ts';
import { findBlocked } from '../../policy/findBlocked.ts';
import { findUnsafeUrls } from '../../policy/findUnsafeUrls.ts';
import { listTags } from '../../policy/scanHtml.ts';
import { sitePath } from './fields.ts';

/** Attributes that are there or not; `true` and `false` say which. */
const switches = ['async', 'defer', 'nomodule', 'crossorigin'];

const attributes = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .transform((values) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name, value]) => !(switches.includes(name) && value === false))
        .map(([name, value]) => [
          name,
          switches.includes(name) && value === true ? '' : String(value),
        ]),
    ),
  );

const tag = z.enum(['meta', 'link', 'script', 'noscript']);

/** The policy knows the code by its hash, and browsers read all line breaks as `\n`. */
const content = z
  .string()
  .min(1)
  .transform((text) => text.replace(/\r\n?/g, '\n'));

const loading = ['crossorigin', 'integrity', 'referrerpolicy', 'fetchpriority'];

/** Attributes besides `id`, `data-*`, and those that browsers ignore here. */
const allowed: Record<HeadElement['tag'], string[]> = {
  meta: ['name', 'property', 'content', 'itemprop', 'media', 'lang'],
  link: [
    ...['rel', 'href', 'hreflang', 'type', 'title', 'media', 'sizes', 'as', 'color'],
    ...['imagesrcset', 'imagesizes', ...loading],
  ],
  script: ['src', 'async', 'defer', 'type', 'nomodule', ...loading],
  noscript: [],
};

const fields = {
  tag: tag.describe('Name of the element.'),
  attrs: attributes.describe('Its attributes; `true` stands for one without a value.').default({}),
  content: content
    .describe('The code of a script, or the HTML that readers without scripts get.')
    .optional(),
};

const asList = z
  .tuple([tag, attributes, content.optional()])
  .transform(([tag, attrs, content]) => ({ tag, attrs, content }));

/** Only some pages of the site have the element. */
const places = {
  route: sitePath
    .refine((path) => !/\*./.test(path), 'Use one `*` at the end.')
    .describe('Path of the pages below language and version; a `*` at its end is any rest.')
    .optional(),
  lang: z.string().describe('Language of the pages.').optional(),
  version: z.string().describe('Version of the pages.').optional(),
};

/** An element of a page's head, also as a list: `[meta, { name: a, content: b }]`. */
export const headElement = z
  .union([z.strictObject(fields), asList])
  .transform(({ attrs, ...element }): HeadElement => ({ ...element, attributes: attrs }))
  .superRefine(checkElement);

/** An element of the head of all pages, or of those that an object names. */
export const siteHeadElement = z
  .union([z.strictObject({ ...fields, ...places }), asList])
  .transform(
    ({
      attrs,
      ...element
    }): SiteHeadElement & { lang?: string | undefined; version?: string | undefined } => ({
      ...element,
      attributes: attrs,
    }),
  )
  .superRefine(checkElement);

type Fail = (found: string, message: string) => void;

function checkElement(element: HeadElement, context: z.core.$RefinementCtx<HeadElement>): void {
  const fail: Fail = (found, message) =>
    context.addIssue({ code: 'custom', message, params: { found } });
  checkAttributes(element, fail);
  const { tag, attributes, content } = element;
  if (tag === 'link' && !(attributes.rel && attributes.href))
    fail('has no `rel` or no `href`', 'Add it.');
  if (tag === 'script' && (attributes.src === undefined) === (content === undefined))
    fail('needs either a `src` or code', 'Write one of them.');
  if (tag === 'noscript') checkNoScript(content, fail);
  if ((tag === 'meta' || tag === 'link') && content !== undefined)
    fail('has a content', `Leave it out; \`<${tag}>\` has only attributes.`);
  if (/<!--|<\/(?:no)?script/i.test(content ?? ''))
    fail(
      'has a `<!--` or an end tag in its content',
      'Write the `<` in another way, such as `\\x3c`.',
    );
}

function checkAttributes({ tag, attributes }: HeadElement, fail: Fail): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (/^(?:id|data-[a-z][a-z\d.-]*)$/.test(name)) {
      // Every element may have these.
    } else if (!allowed[tag].includes(name)) {
      const near = nearestName(name, allowed[tag]);
      fail(
        `has the attribute \`${name}\``,
        near ? `Did you mean \`${near}\`?` : `Use ${[...allowed[tag], 'id', 'data-…'].join(', ')}.`,
      );
    } else if (/^(?:href|src)$/.test(name) && !isSafeUrl(value)) {
      fail(`leads to ${JSON.stringify(value)}`, 'Use an `https:` URL.');
    }
  }
}

/** Readers without scripts get its content, for which the policy is the same. */
function checkNoScript(content: string | undefined, fail: Fail): void {
  if (content === undefined) fail('has no content', 'Add what readers without scripts get.');
  for (const { name, attributes } of listTags(content ?? '')) {
    const faults = [...findBlocked(name, attributes), ...findUnsafeUrls(name, attributes)];
    for (const { message, fix } of faults)
      fail(`has \`<${name}>\`. ${message.replace(/\.$/, '')}`, fix);
  }
}
