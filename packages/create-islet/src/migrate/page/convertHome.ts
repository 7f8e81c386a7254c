import { list, maybeText, omitUndefined, record } from '../source/shapes.ts';
import { textOfHtml } from '../source/textOfHtml.ts';
import type { PageContext } from './pageContext.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Converts the `hero` of a front matter, whose fields are `all`. Pages other than home pages lose it. */
export function convertHero(value: unknown, all: Fields, context: PageContext): Fields {
  if (!isHome(all)) return leaveOut('hero', context);
  return { hero: toHero(record.parse(value), all, context) };
}

/** Converts the `features` of a front matter, whose fields are `all`. Pages other than home pages lose them. */
export function convertFeatures(value: unknown, all: Fields, context: PageContext): Fields {
  if (!isHome(all)) return leaveOut('features', context);
  return { features: list.parse(value).map((one) => toFeature(record.parse(one), context)) };
}

/** Whether a page shows a hero and features. */
const isHome = (all: Fields): boolean =>
  all.pageType === 'home' || all.layout === 'home' || all.template === 'splash';

function leaveOut(key: string, { decide }: PageContext): Fields {
  decide(
    `${key}:`,
    `\`${key}\` is shown only by home pages here, so it was left out.`,
    'Write it in Markdown, for example as cards.',
  );
  return {};
}

const imageOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  const { src, file, light } = record.parse(value);
  return maybeText.parse(src ?? file ?? light);
};

/** A text that other engines show as HTML; here it is text. */
const textOf = (value: unknown): string | undefined => {
  const text = maybeText.parse(value);
  return text === undefined || !/<[a-z!]|&\w+;/i.test(text) ? text : textOfHtml(text).trim();
};

function toHero(hero: Fields, all: Fields, context: PageContext) {
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
    name: textOf(hero.name ?? hero.title) ?? (hero.text ? undefined : maybeText.parse(all.title)),
    text: textOf(hero.text),
    tagline: textOf(hero.tagline),
    image:
      source && omitUndefined({ src: context.relocate(source, 'link'), alt: maybeText.parse(alt) }),
    actions: actions.length > 0 ? actions : undefined,
  });
}

function toFeature(feature: Fields, context: PageContext) {
  const { title, details, link, span } = feature;
  return omitUndefined({
    icon: toIcon(feature.icon, context),
    title: textOf(title) ?? title ?? '',
    details: textOf(details) ?? details ?? '',
    link: typeof link === 'string' ? context.relocate(link, 'link') : undefined,
    span,
  });
}

function toIcon(icon: unknown, { decide, relocate }: PageContext): string | undefined {
  const image = imageOf(icon);
  if (image?.startsWith('<')) {
    decide(
      image,
      'The `icon` of a feature is HTML, so it was left out.',
      'Write an emoji, or the path of an image.',
    );
    return undefined;
  }
  return image && /[/.]/.test(image) ? relocate(image, 'link') : image;
}
