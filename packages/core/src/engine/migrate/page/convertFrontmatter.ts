import { isMap, isScalar, parseDocument } from 'yaml';
import { z } from 'zod';
import { list, maybeText, omitUndefined, record } from '../source/shapes.ts';
import type { PageContext } from './pageContext.ts';

/** What is written instead of a key; `undefined` removes it, and null keeps it. */
type Replacement = Record<string, unknown> | null;

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

const pagerText: Rule = (value, _, __) => {
  const text = maybeText.parse(
    typeof value === 'object' ? (record.parse(value).label ?? record.parse(value).text) : value,
  );
  return typeof value === 'object' && value !== null && text !== undefined ? { pager: text } : null;
};

/** Keys of the front matter of other engines, and what they become. */
const rules: Readonly<Record<string, Rule>> = {
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
  hero: (value, all, context) =>
    isHome(all) ? { hero: toHero(record.parse(value), all, context) } : leaveOut('hero', context),
  features: (value, all, context) =>
    isHome(all)
      ? { features: list.parse(value).map((one) => toFeature(record.parse(one), context)) }
      : leaveOut('features', context),
  sidebar: (value) => {
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? {} : null;
    const { label, order, badge, hidden } = record.parse(value);
    return { sidebar: omitUndefined({ label, order, badge, hidden }) };
  },
  prev: (value, all, context) => {
    const { pager } = pagerText(value, all, context) ?? {};
    return pager === undefined ? null : { prev: pager };
  },
  next: (value, all, context) => {
    const { pager } = pagerText(value, all, context) ?? {};
    return pager === undefined ? null : { next: pager };
  },
  head: (value, _, context) => ({
    head: list.parse(value).filter((one) => isAllowedHead(one, context)),
  }),
};

/** Writes HTML in one line, because tags on lines of their own would be paragraphs. */
const joinLines = (html: string): string =>
  html
    .trim()
    .replace(/(<\w[^>]*>)\s*\n\s*|\s*\n\s*(?=<\/)/g, '$1')
    .replace(/\s*\n\s*/g, ' ');

/** Whether a page shows a hero and features. */
const isHome = (all: Readonly<Record<string, unknown>>): boolean =>
  all.pageType === 'home' || all.layout === 'home' || all.template === 'splash';

function leaveOut(key: string, { decide }: PageContext): Replacement {
  decide(
    `${key}:`,
    `\`${key}\` is shown only by home pages here, so it was left out.`,
    'Write it in Markdown, for example as cards.',
  );
  return {};
}

function isAllowedHead(one: unknown, context: PageContext): boolean {
  const tag = Array.isArray(one) ? one[0] : record.parse(one).tag;
  if (tag === 'meta' || tag === 'link') return true;
  context.decide(
    'head:',
    `\`head\` has a \`<${String(tag)}>\`, which was left out.`,
    'Scripts and styles belong to components of the page.',
  );
  return false;
}

const imageOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  const { src, file, light } = record.parse(value);
  return maybeText.parse(src ?? file ?? light);
};

function toHero(
  hero: Readonly<Record<string, unknown>>,
  all: Readonly<Record<string, unknown>>,
  context: PageContext,
) {
  const source = imageOf(hero.image);
  const { alt } = record.parse(hero.image);
  const actions = list.parse(hero.actions).map((one) => {
    const { text, link, theme, variant = theme } = record.parse(one);
    const isMain = variant === undefined || variant === 'brand' || variant === 'primary';
    return {
      theme: isMain ? 'brand' : 'alt',
      text,
      link: typeof link === 'string' ? context.relocate(link, 'link') : link,
    };
  });
  return omitUndefined({
    name:
      maybeText.parse(hero.name ?? hero.title) ??
      (hero.text ? undefined : maybeText.parse(all.title)),
    text: maybeText.parse(hero.text),
    tagline: maybeText.parse(hero.tagline),
    image:
      source && omitUndefined({ src: context.relocate(source, 'link'), alt: maybeText.parse(alt) }),
    actions: actions.length > 0 ? actions : undefined,
  });
}

function toFeature(feature: Readonly<Record<string, unknown>>, context: PageContext) {
  const { icon, title, details, link, span } = feature;
  const image = typeof icon === 'string' ? icon : imageOf(icon);
  if (image?.startsWith('<')) {
    context.decide(
      image,
      'The `icon` of a feature is HTML, so it was left out.',
      'Write an emoji, or the path of an image.',
    );
  }
  return omitUndefined({
    icon:
      image && /[/.]/.test(image) && !image.startsWith('<')
        ? context.relocate(image, 'link')
        : image?.startsWith('<')
          ? undefined
          : image,
    title: title ?? '',
    details: details ?? '',
    link: typeof link === 'string' ? context.relocate(link, 'link') : undefined,
    span,
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

/** A front matter, and the parts of it that are now on the page. */
export interface ConvertedFrontmatter {
  text: string;
  /** A note above the page. */
  note: string | undefined;
}

/** Converts the YAML of a front matter. Returns it unchanged if no key has a different name here. */
export function convertFrontmatter(text: string, context: PageContext): ConvertedFrontmatter {
  const document = parseDocument(text, { logLevel: 'silent' });
  let note: string | undefined;
  if (document.errors.length > 0 || !isMap(document.contents)) return { text, note };
  const all = record.parse(document.toJS());
  let isChanged = false;
  for (const pair of document.contents.items.slice()) {
    const key = isScalar(pair.key) ? String(pair.key.value) : '';
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    const replacement = rule?.(all[key], all, context) ?? null;
    if (replacement === null) continue;
    if (JSON.stringify(replacement) === JSON.stringify({ [key]: all[key] })) continue;
    isChanged = true;
    context.count(`front matter \`${key}\``);
    if (!(key in replacement)) document.delete(key);
    for (const [name, value] of Object.entries(replacement)) {
      if (name === 'note') note = maybeText.parse(value);
      else if (name === 'addHead')
        document.set('head', [...list.parse(record.parse(document.toJS()).head), value]);
      else if (value !== undefined) document.set(name, value);
      else document.delete(name);
    }
  }
  if (!isChanged) return { text, note };
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0;
  return { text: isEmpty ? '' : document.toString({ lineWidth: 0 }).trimEnd(), note };
}
