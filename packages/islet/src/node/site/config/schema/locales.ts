import { z } from 'zod';
import { routeSegment, text } from './fields.ts';
import { labelOverrides } from './labelOverrides.ts';
import { navItem } from './nav.ts';
import { sidebar } from './sidebar.ts';
import { announcement, editLink } from './themeConfig.ts';

/** The language tag (BCP 47) for the folder of a language: `pt_BR` is in `pt-BR`. */
const tagOf = (lang: string): string => (lang === 'zh' ? 'zh-CN' : lang.replaceAll('_', '-'));

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const tagFix = 'Use a language tag such as "pt-BR".';

const locale = z
  .strictObject({
    /** Name of the language's folder and of its prefix in routes. */
    lang: routeSegment,
    /** Text in the language menu. */
    label: text,
    /** Value of `<html lang>`; by default `lang` with hyphens, but `zh-CN` for `zh`. */
    htmlLang: text.refine(isLanguageTag, tagFix).optional(),
    dir: z.enum(['ltr', 'rtl']).default('ltr'),
    title: text.optional(),
    description: z.string().optional(),
    editLink: editLink.optional(),
    announcement: announcement.optional(),
    nav: z.array(navItem).optional(),
    sidebar: sidebar.optional(),
    /** Interface texts that replace ours, or that we don't have in this language. */
    labels: labelOverrides.optional(),
  })
  .superRefine(({ lang, htmlLang }, context) => {
    if (htmlLang !== undefined || isLanguageTag(tagOf(lang))) return;
    const found = `is "${lang}", which is not a language tag`;
    const message = 'Add `htmlLang`, a language tag such as "pt-BR".';
    context.addIssue({ code: 'custom', message, params: { found }, path: ['lang'] });
  })
  .transform((config) => ({ ...config, htmlLang: config.htmlLang ?? tagOf(config.lang) }));

const languages = z.array(z.object({ lang: z.string() }));

/** The languages of the site, each once. */
export const locales = z.array(locale).superRefine(
  (list, context) => {
    list.forEach(({ lang }, index) => {
      const first = list.findIndex((other) => other.lang === lang);
      if (first === index) return;
      const message = 'Give each locale a language of its own.';
      const found = `is "${lang}", the same as \`locales[${first}].lang\``;
      context.addIssue({ code: 'custom', message, params: { found }, path: [index, 'lang'] });
    });
  },
  // Also runs if other fields are invalid, so that all problems are reported at once.
  { when: ({ value }) => languages.safeParse(value).success },
);

/** The versions of the documentation, and the one whose routes have no prefix. */
export const multiVersion = z
  .strictObject({
    default: z.string().default(''),
    versions: z.array(routeSegment).default([]),
    /** Versions whose pages say that there is a newer one, the default. */
    old: z.array(z.string()).default([]),
    /** Name the same pages of the default version to search engines instead of those of old ones. */
    canonical: z.boolean().default(false),
  })
  .superRefine(({ default: standard, versions, old }, context) => {
    old.forEach((version, index) => {
      if (versions.includes(version) && version !== standard) return;
      const found = `is "${version}", ${version === standard ? 'the default' : 'which is not in `versions`'}`;
      const message = 'Name one of the other `versions`.';
      context.addIssue({ code: 'custom', message, params: { found }, path: ['old', index] });
    });
    if (versions.length === 0 ? standard !== '' : !versions.includes(standard)) {
      const message = 'Name one of `versions` as the default.';
      context.addIssue({ code: 'custom', message, path: ['default'] });
    }
    versions.forEach((version, index) => {
      if (versions.indexOf(version) === index) return;
      const message = 'Name each version once.';
      const found = `is "${version}" again`;
      context.addIssue({ code: 'custom', message, params: { found }, path: ['versions', index] });
    });
  });

/** The one locale of a site that lists none. The tag `und` stands for an unknown language. */
export const localeOf = (lang: string): Locale =>
  locale.parse({ lang, label: lang, htmlLang: isLanguageTag(tagOf(lang)) ? undefined : 'und' });

export type Locale = z.output<typeof locale>;
