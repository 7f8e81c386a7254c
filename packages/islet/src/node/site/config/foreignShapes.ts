import { z } from 'zod';

/** A value as another engine reads it: where it can be, and how the fix is made of it. */
interface ForeignShape {
  engine: string;
  /** The place in the config; `#` is an index, `*` a key that is no word. */
  at: RegExp;
  fix: z.ZodType<string>;
}

/** What another engine would read, and what to write instead. */
export interface ForeignValue {
  engine: string;
  fix: string;
}

/** Recognizes a value that was written for another engine, at a path of the config; null for any other value. */
export function readForeignShape(
  path: readonly PropertyKey[],
  value: unknown,
): ForeignValue | null {
  const place = path.map(toWord).join('.');
  for (const { engine, at, fix } of shapes) {
    const read = at.test(place) ? fix.safeParse(value) : null;
    if (read?.success) return { engine, fix: read.data };
  }
  return null;
}

const toWord = (key: PropertyKey): string => {
  if (typeof key === 'number') return '#';
  return /^\w+$/.test(String(key)) ? String(key) : '*';
};

const text = z.string().min(1);
const list = z.array(z.unknown()).min(1);
const quote = (value: string): string => `'${value.replaceAll("'", "\\'")}'`;
const toPath = (value: string): string =>
  /^(?:\/|https?:)/.test(value) ? value : `/${value.replace(/^\.\//, '')}`;

/** The code of an object; fields without a value are left out. */
const toCode = (fields: Record<string, string | undefined>): string =>
  `{ ${Object.entries(fields)
    .flatMap(([name, code]) => (code === undefined ? [] : [`${name}: ${code}`]))
    .join(', ')} }`;

const write = (code: string): string => `Write \`${code}\`.`;

/** An entry of a sidebar or a menu: its text, where it leads, and what is in it. */
const toEntry = (name: string, target: string | undefined, items?: unknown): string =>
  toCode({
    text: quote(name),
    link: target === undefined ? undefined : quote(toPath(target)),
    items: items === undefined ? undefined : '[…]',
  });

const target = text.optional();

/** `{ label, slug }` of Starlight, `{ type, label, id }` of Docusaurus. */
const labeled = z
  .object({ label: text, link: target, slug: target, href: target, to: target, id: target })
  .extend({ items: list.optional() })
  .transform(({ label, items, ...to }) =>
    toEntry(label, to.link ?? to.slug ?? to.href ?? to.to ?? to.id, items),
  );

const bare = text.transform((page) => toEntry('The title', page));
const document = z
  .object({ type: z.enum(['doc', 'ref']), id: text })
  .transform(({ id }) => toEntry('The title', id));
const withChildren = z
  .object({ text: target, title: target, link: target, path: target, children: list })
  .transform((one) =>
    toEntry(one.text ?? one.title ?? 'The title', one.link ?? one.path, one.children),
  );
const entry = z.union([labeled, bare, document, withChildren]);

const ofTheme = '^(?:themeConfig|locales\\.#)\\.';
const sidebars = new RegExp(`${ofTheme}sidebar$`);
const oneSidebar = new RegExp(`${ofTheme}sidebar\\.(?:\\w+|\\*)$`);
const sidebarEntry = new RegExp(`${ofTheme}sidebar\\.(?:\\w+|\\*)\\.#(?:\\.items\\.#)*$`);
/** Also in a `_nav.json`. */
const menuEntry = new RegExp(`^(?:${ofTheme.slice(1)}nav\\.)?#(?:\\.items\\.#)*$`);

const redirectTarget = z.union([
  text.transform((to) => ({ to, status: undefined })),
  z
    .object({ destination: text, status: z.number().optional() })
    .transform(({ destination, status }) => ({ to: destination, status })),
]);

const toRedirect = (from: string, to: string, status?: number): string =>
  toCode({ from: quote(from), to: quote(to), status: status?.toString() });

/** The first key of an object, with its value. */
const firstOf = <Value extends z.ZodType>(value: Value) =>
  z.record(text, value).transform((all, context): [string, z.output<Value>] => {
    const [first] = Object.entries(all);
    if (first !== undefined) return first;
    context.addIssue({ code: 'custom', message: 'It is empty.' });
    return z.NEVER;
  });

const shapes: readonly ForeignShape[] = [
  {
    engine: 'Starlight',
    at: /^redirects$/,
    fix: firstOf(redirectTarget).transform(([from, { to, status }]) =>
      write(`[${toRedirect(from, to, status)}, …]`),
    ),
  },
  {
    engine: 'Next.js',
    at: /^redirects\.#$/,
    fix: z
      .object({ source: text, destination: text, permanent: z.boolean().optional() })
      .transform(({ source, destination, permanent }) =>
        write(toRedirect(source, destination, permanent === false ? 307 : 308)),
      ),
  },
  {
    engine: 'Docusaurus or Rspress',
    at: /^redirects\.#$/,
    fix: z
      .object({ from: z.array(text).min(1), to: text })
      .transform(
        ({ from, to }) =>
          `Write one for each: \`${from.map((one) => toRedirect(one, to)).join(', ')}\`.`,
      ),
  },
  {
    engine: 'Starlight or VuePress',
    at: sidebars,
    fix: z.tuple([entry], z.unknown()).transform(([first]) => write(`{ '/': [${first}, …] }`)),
  },
  {
    engine: 'VitePress',
    at: sidebars,
    fix: z
      .tuple([z.object({ text, link: target, items: list.optional() })], z.unknown())
      .transform(([{ text, link, items }]) => write(`{ '/': [${toEntry(text, link, items)}, …] }`)),
  },
  {
    engine: 'VitePress',
    at: oneSidebar,
    fix: z
      .object({ base: text.default('/'), items: list })
      .transform(
        ({ base }) => `Write the array of its \`items\`, with \`${base}\` in each \`link\`.`,
      ),
  },
  {
    engine: 'VitePress',
    at: sidebarEntry,
    fix: z
      .object({ base: text, items: list })
      .transform(({ base }) => `Remove \`base\`, and write \`${base}\` in each \`link\`.`),
  },
  {
    engine: 'Docusaurus or Starlight',
    at: sidebarEntry,
    fix: z
      .union([
        z.object({ autogenerate: z.object({}) }),
        z.object({ type: z.literal('autogenerated') }),
      ])
      .transform(() => 'Remove this sidebar; without it, a folder shows all of its pages.'),
  },
  { engine: 'Docusaurus, Starlight or VuePress', at: sidebarEntry, fix: entry.transform(write) },
  {
    engine: 'Docusaurus or VuePress',
    at: menuEntry,
    fix: z.union([labeled, withChildren]).transform(write),
  },
  {
    engine: 'VitePress, Starlight or Docusaurus',
    at: /^locales$/,
    fix: z
      .union([
        firstOf(z.object({ label: text.optional(), lang: text.optional() })),
        z
          .object({ locales: z.tuple([text], z.unknown()) })
          .transform(({ locales: [lang] }) => [lang, {}] as const),
      ])
      .transform(
        ([key, { label, lang = key === 'root' ? 'en' : key }]: readonly [
          string,
          { label?: string | undefined; lang?: string | undefined },
        ]) => write(`[${toCode({ lang: quote(lang), label: quote(label ?? lang) })}, …]`),
      ),
  },
  {
    engine: 'VitePress or Starlight',
    at: /^themeConfig\.socialLinks\.#$/,
    fix: z
      .object({ icon: text, link: target, href: target })
      .refine(({ link, href }) => link ?? href)
      .transform(({ icon, link, href = '' }) =>
        write(toCode({ icon: quote(icon), mode: "'link'", content: quote(link ?? href) })),
      ),
  },
  {
    engine: 'Starlight',
    at: /^themeConfig\.socialLinks$/,
    fix: firstOf(text).transform(([icon, link]) =>
      write(`[${toCode({ icon: quote(icon), mode: "'link'", content: quote(link) })}, …]`),
    ),
  },
  {
    engine: 'VitePress or Starlight',
    at: new RegExp(`${ofTheme}editLink$`),
    fix: z
      .union([z.object({ pattern: text }), z.object({ baseUrl: text })])
      .transform((one) => ('pattern' in one ? one.pattern.replace(/:path$/, '') : one.baseUrl))
      .transform((url) => write(toCode({ docRepoBaseUrl: quote(url) }))),
  },
  {
    engine: 'VitePress',
    at: /^themeConfig\.lastUpdated$/,
    fix: z.object({}).transform(() => write('true')),
  },
  {
    engine: 'VitePress',
    at: /^themeConfig\.search$/,
    fix: z
      .object({ provider: text })
      .transform(() => 'Remove it: sites have a search without any setting.'),
  },
  {
    engine: 'Starlight or Docusaurus',
    at: /^logo$/,
    fix: z.object({ src: text }).transform(({ src }) => write(quote(src))),
  },
  {
    engine: 'VitePress',
    at: /^(?:themeConfig\.)?hero\.image$/,
    fix: text.transform((src) => write(toCode({ src: quote(src) }))),
  },
  {
    engine: 'VitePress',
    at: /^(?:themeConfig\.)?features\.#\.icon$/,
    fix: z.object({ src: text }).transform(({ src }) => write(quote(src))),
  },
];
