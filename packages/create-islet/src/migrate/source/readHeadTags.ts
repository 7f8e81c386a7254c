import { z } from 'zod';
import type { Decide } from './createDecide.ts';
import type { Decision } from './foreignSite.ts';
import { list, record } from './shapes.ts';

/** An element that a config adds to the head of all pages. */
export interface ForeignHeadTag {
  tag: string;
  attributes: Readonly<Record<string, unknown>>;
}

const shape = z.union([
  // VitePress, and Rspress
  z
    .tuple([z.string(), record], z.unknown())
    .transform(([tag, attributes]) => ({ tag, attributes })),
  // Starlight
  z
    .object({ tag: z.string(), attrs: record })
    .transform(({ tag, attrs: attributes }) => ({ tag, attributes })),
  // Docusaurus
  z
    .object({ tagName: z.string(), attributes: record })
    .transform(({ tagName: tag, attributes }) => ({ tag, attributes })),
  // Metadata of Docusaurus
  z
    .object({ content: z.string() })
    .loose()
    .transform((attributes) => ({ tag: 'meta', attributes })),
]);

/** Reads the `head` of any engine; functions of Rspress are tags without a name. */
export const readHeadTags = (written: unknown): ForeignHeadTag[] =>
  list.parse(written).map((one) => {
    const { data } = shape.safeParse(one);
    if (data) return data;
    const [, tag = '', text = ''] = /^\s*<(\w+)([^>]*)/.exec(String(one)) ?? [];
    const attributes = Array.from(text.matchAll(/([\w:-]+)=(["'])(.*?)\2/g), ([, key, , value]) => [
      key,
      value,
    ]);
    return { tag: typeof one === 'string' ? tag : '', attributes: Object.fromEntries(attributes) };
  });

const nameOf = ({ attributes }: ForeignHeadTag): string =>
  String(attributes.property ?? attributes.name ?? attributes.rel ?? attributes.src ?? '');

/** The image that social networks show, if a tag names one. */
export const readSocialImage = (tags: readonly ForeignHeadTag[]): string | undefined =>
  tags
    .filter((one) => /^(?:og|twitter):image$/.test(nameOf(one)))
    .map(({ attributes }) => attributes.content)
    .find((content) => typeof content === 'string');

/** What the engine writes itself, or `icon` and `socialImage` of the config say. */
const isWritten = (name: string): boolean =>
  /^(?:og:(?:type|url|title|description|site_name|image(?::.*)?|locale)|twitter:(?:card|title|description|image(?::.*)?|url)|description|viewport|canonical|generator|sitemap)$|\bicon$/.test(
    name,
  );

/** Names the tags of a `head` that are left out. */
export function decideHead(
  tags: readonly ForeignHeadTag[],
  field: string,
  decide: Decide,
): Decision[] {
  const left = tags
    .filter((one) => !isWritten(nameOf(one)))
    .map((one) => (one.tag === '' ? 'a function' : `\`${`${one.tag} ${nameOf(one)}`.trim()}\``));
  if (left.length === 0) return [];
  const names = [...new Set(left)].join(', ');
  return [
    decide(
      field,
      `Tags of \`${field}\` were left out: ${names}.`,
      'The engine writes what links and search engines need; write `meta` and `link` that are left into the `head` of pages.',
    ),
  ];
}
