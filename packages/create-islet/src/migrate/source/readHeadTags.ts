import { z } from 'zod';
import { list, maybeText, record } from './shapes.ts';

/** An element that a config adds to the head of pages; one that a function of Rspress adds has no name. */
export interface ForeignHeadTag {
  tag: string;
  attributes: Readonly<Record<string, unknown>>;
  /** The code of a script, and what others contain. */
  content?: string | undefined;
}

const shape = z.union([
  // VitePress, and Rspress
  z
    .tuple([z.string(), record], z.unknown())
    .transform(([tag, attributes, content]) => ({ tag, attributes, content })),
  // Starlight
  z
    .object({ tag: z.string(), attrs: record, content: z.unknown().optional() })
    .transform(({ tag, attrs: attributes, content }) => ({ tag, attributes, content })),
  // Docusaurus
  z
    .object({ tagName: z.string(), attributes: record, innerHTML: z.unknown().optional() })
    .transform(({ tagName: tag, attributes, innerHTML: content }) => ({
      tag,
      attributes,
      content,
    })),
  // Metadata of Docusaurus
  z
    .object({ content: z.string() })
    .loose()
    .transform((attributes) => ({ tag: 'meta', attributes, content: undefined })),
]);

/** Reads the `head` of any engine. */
export const readHeadTags = (written: unknown): ForeignHeadTag[] =>
  list.parse(written).map((one) => {
    const { data } = shape.safeParse(one);
    if (data) return { ...data, content: maybeText.parse(data.content) };
    return typeof one === 'string' ? readHtml(one) : { tag: '', attributes: {} };
  });

/** Reads an element that is written as HTML, as some are in Rspress. */
function readHtml(html: string): ForeignHeadTag {
  const [, tag = '', text = '', content] =
    /^\s*<(\w+)((?:"[^"]*"|'[^']*'|[^>"'])*)>(?:([\s\S]*)<\/\1>)?/.exec(html) ?? [];
  const attributes = [...text.matchAll(/([\w:-]+)(?:\s*=\s*(["'])(.*?)\2)?/g)].map(
    ([, name, , value = '']) => [name, value],
  );
  return { tag, attributes: Object.fromEntries(attributes), content: maybeText.parse(content) };
}

/** Reads the scripts or stylesheets of Docusaurus: addresses, or the attributes of elements. */
export const readLinkedFiles = (written: unknown, kind: 'script' | 'link'): ForeignHeadTag[] =>
  list.parse(written).map((one) => {
    const own = typeof one === 'string' ? { [kind === 'link' ? 'href' : 'src']: one } : {};
    const rel = kind === 'link' ? { rel: 'stylesheet' } : {};
    return { tag: kind, attributes: { ...rel, ...own, ...record.parse(one) } };
  });

/** What a tag is about: `og:image`, `stylesheet`, `/a.js`. */
export const nameOfTag = ({ attributes }: ForeignHeadTag): string =>
  String(attributes.property ?? attributes.name ?? attributes.rel ?? attributes.src ?? '');

/** The image that social networks show, if a tag names one. */
export const readSocialImage = (tags: readonly ForeignHeadTag[]): string | undefined =>
  tags
    .filter((one) => /^(?:og|twitter):image$/.test(nameOfTag(one)))
    .map(({ attributes }) => attributes.content)
    .find((content) => typeof content === 'string');

/** The icon of a site, if a tag names one. */
export const readIcon = (tags: readonly ForeignHeadTag[]): string | undefined => {
  const icon = tags.find((one) => isIcon(nameOfTag(one)));
  return maybeText.parse(icon?.attributes.href);
};

/** Whether this is the icon of browsers, not that of a telephone. */
export const isIcon = (rel: string): boolean => /^(?:shortcut )?icon$/.test(rel);
