import { z } from 'zod';
import { convertTag } from '../source/convertHead.ts';
import { readHeadTags } from '../source/readHeadTags.ts';
import { list, maybeText, omitUndefined, record } from '../source/shapes.ts';
import { convertFeatures, convertHero } from './convertHome.ts';
import type { PageContext } from './pageContext.ts';

/** What is written instead of a key; `undefined` removes it, and null keeps it. */
type Replacement = Readonly<Record<string, unknown>> | null;

type Rule = (
  value: unknown,
  all: Readonly<Record<string, unknown>>,
  context: PageContext,
) => Replacement;

const remove: Rule = () => ({});

const range = z.object({
  minHeadingLevel: z.number().default(2),
  maxHeadingLevel: z.number().default(3),
});

const toOutline = (from: unknown, to: unknown): [number, number] => [
  Math.max(Number(from ?? 2) || 2, 2),
  Math.max(Number(to ?? 3) || 3, 2),
];

/** Other engines accept an object with the link and its text; here, the text alone. */
const toPagerText =
  (key: 'prev' | 'next'): Rule =>
  (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const { label, text } = record.parse(value);
    const written = maybeText.parse(label ?? text);
    return written === undefined ? null : { [key]: written };
  };

/** The keys in the front matter of other engines, and what each becomes here. */
export const frontmatterRules: Readonly<Record<string, Rule>> = {
  // Docusaurus
  id: remove,
  slug: remove,
  hide_title: remove,
  displayed_sidebar: remove,
  sidebar_class_name: remove,
  sidebar_custom_props: remove,
  parse_number_prefixes: remove,
  custom_edit_url: (value) => ({ editUrl: typeof value === 'string' ? value : false }),
  hide_table_of_contents: (value) => (value === true ? { outline: false } : {}),
  toc_min_heading_level: (value, all) => ({ outline: toOutline(value, all.toc_max_heading_level) }),
  toc_max_heading_level: (value, all) => ({ outline: toOutline(all.toc_min_heading_level, value) }),
  pagination_prev: (value) => (value === null ? { prev: false } : {}),
  pagination_next: (value) => (value === null ? { next: false } : {}),
  pagination_label: remove,
  last_update: (value) => {
    const { date } = record.parse(value);
    return date === undefined ? {} : { lastUpdated: String(date).slice(0, 10) };
  },
  keywords: (value) => ({ tags: [value].flat().map(String) }),
  image: (value, _, { relocate }) => ({
    addHead: {
      tag: 'meta',
      attrs: { property: 'og:image', content: relocate(String(value), 'link') },
    },
  }),
  // Articles
  date: (value) => ({
    date: String(value instanceof Date ? value.toISOString() : value).slice(0, 10),
  }),
  author: (value, all, context) =>
    all.authors === undefined
      ? {
          authors: toAuthors(
            { name: value, url: all.author_url, image: all.author_image_url },
            context,
          ),
        }
      : {},
  author_title: remove,
  author_url: remove,
  author_image_url: remove,
  authors: (value, _, context) => ({ authors: toAuthors(value, context) }),
  // Rspress
  pageType: (value) => (value === 'doc-wide' ? { outline: false } : null),
  tag: (value, all) =>
    typeof value === 'string' && !value.includes('<')
      ? { sidebar: { ...record.parse(all.sidebar), badge: value } }
      : {},
  // VitePress
  layout: (value) =>
    value === 'home'
      ? { pageType: 'home' }
      : value === 'page'
        ? { sidebar: false, outline: false }
        : value === false
          ? { pageType: 'blank' }
          : {},
  aside: (value) => (value === false ? { outline: false } : {}),
  titleTemplate: (value) =>
    typeof value === 'string' ? { titleSuffix: value.replace(/:title\b\s*[-|–·]?\s*/, '') } : {},
  pageClass: remove,
  isHome: remove,
  markdownStyles: remove,
  // Starlight
  template: (value, all) =>
    value !== 'splash' ? {} : all.hero ? { pageType: 'home' } : { sidebar: false, outline: false },
  tableOfContents: (value) => {
    const { data } = range.safeParse(value);
    return data
      ? { outline: toOutline(data.minHeadingLevel, data.maxHeadingLevel) }
      : value === false
        ? { outline: false }
        : {};
  },
  pagefind: (value) => (value === false ? { search: false } : {}),
  banner: (value) => ({ note: joinLines(maybeText.parse(record.parse(value).content) ?? '') }),
  // Several
  hero: convertHero,
  features: convertFeatures,
  sidebar: (value) => {
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? {} : null;
    const { label, order, badge, hidden } = record.parse(value);
    return { sidebar: omitUndefined({ label, order, badge, hidden }) };
  },
  prev: toPagerText('prev'),
  next: toPagerText('next'),
  head: (value, _, context) => ({
    head: list.parse(value).flatMap((one) => convertElement(one, context)),
  }),
};

/** Writes HTML in one line, because tags on lines of their own would be paragraphs. */
const joinLines = (html: string): string =>
  html
    .trim()
    .replace(/(<\w[^>]*>)\s*\n\s*|\s*\n\s*(?=<\/)/g, '$1')
    .replace(/\s*\n\s*/g, ' ');

/** Converts an element of the head, and keeps its form. */
function convertElement(written: unknown, context: PageContext): unknown[] {
  return readHeadTags([written]).flatMap((one) => {
    const converted = convertTag(one, { place: '`head`' });
    if ('fix' in converted) {
      context.decide('head:', converted.message, converted.fix);
      return [];
    }
    return [Array.isArray(written) ? Object.values(converted) : converted];
  });
}

/** Names stay names; objects keep only the fields that we show. */
function toAuthors(value: unknown, { relocate }: PageContext): unknown {
  const authors = [value].flat().flatMap((one) => {
    if (typeof one !== 'object') return typeof one === 'string' ? one : [];
    const { name, url, image, image_url = image } = record.parse(one);
    const picture = maybeText.parse(image_url);
    return typeof name === 'string'
      ? omitUndefined({
          name,
          url: maybeText.parse(url),
          image: picture && relocate(picture, 'link'),
        })
      : [];
  });
  return authors.length > 0 ? authors : undefined;
}
