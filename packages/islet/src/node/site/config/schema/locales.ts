import { z } from 'zod';
import { routeSegment, text } from './fields.ts';
import { labelOverrides } from './labelOverrides.ts';
import { navItem } from './nav.ts';
import { synonyms } from './searchConfig.ts';
import { sidebar } from './sidebar.ts';
import { announcement, editLink, footer } from './themeConfig.ts';

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
    lang: routeSegment.describe("Name of the language's folder and of its prefix in addresses."),
    label: text.describe('Text in the language menu.'),
    htmlLang: text
      .refine(isLanguageTag, tagFix)
      .describe('Value of `<html lang>`; by default `lang` with hyphens, but `zh-CN` for `zh`.')
      .optional(),
    dir: z.enum(['ltr', 'rtl']).describe('Direction of the text.').default('ltr'),
    title: text.describe('Title of the site in this language.').optional(),
    description: z.string().describe('Description of the site in this language.').optional(),
    editLink: editLink.describe('`themeConfig.editLink` in this language.').optional(),
    announcement: announcement.describe('`themeConfig.announcement` in this language.').optional(),
    footer: footer.describe('`themeConfig.footer` in this language.').optional(),
    nav: z.array(navItem).describe('`themeConfig.nav` in this language.').optional(),
    sidebar: sidebar.describe('`themeConfig.sidebar` in this language.').optional(),
    parity: routeSegment
      .describe(
        'The language that pages in this one are translated from: `islet check` finds what differs.',
      )
      .optional(),
    synonyms: synonyms.describe(
      '`themeConfig.search.synonyms` of this language, besides those of all.',
    ),
    untranslated: z
      .enum(['redirect', 'original'])
      .describe(
        'What the address of a page has that is not translated: a redirect, or the page in the default language.',
      )
      .default('redirect'),
    labels: labelOverrides
      .describe("Interface texts that replace ours, or that we don't have in this language.")
      .optional(),
  })
  .superRefine(({ lang, htmlLang }, context) => {
    if (htmlLang !== undefined || isLanguageTag(tagOf(lang))) return;
    const found = `is "${lang}", which is not a language tag`;
    const message = 'Add `htmlLang`, a language tag such as "pt-BR".';
    context.addIssue({ code: 'custom', message, params: { found }, path: ['lang'] });
  })
  .transform((config) => ({ ...config, htmlLang: config.htmlLang ?? tagOf(config.lang) }));

const languages = z.array(z.object({ lang: z.string(), parity: z.string().optional() }));

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
    list.forEach(({ lang, parity }, index) => {
      if (parity === undefined) return;
      const original = list.find((other) => other.lang === parity);
      if (original && parity !== lang && original.parity === undefined) return;
      const reason =
        parity === lang
          ? 'the language itself'
          : original
            ? 'which is a translation itself'
            : 'which is no language of the site';
      const message = 'Name the `lang` of the locale that its pages are translated from.';
      const found = `is "${parity}", ${reason}`;
      context.addIssue({ code: 'custom', message, params: { found }, path: [index, 'parity'] });
    });
  },
  // Also runs if other fields are invalid, so that all problems are reported at once.
  { when: ({ value }) => languages.safeParse(value).success },
);

/** The versions of the documentation, and the one whose routes have no prefix. */
export const multiVersion = z
  .strictObject({
    default: z
      .string()
      .describe('The version whose addresses have no prefix; one of `versions`.')
      .default(''),
    versions: z
      .array(routeSegment)
      .describe('Names of the folders, in the order of the version menu.')
      .default([]),
    old: z
      .array(z.string())
      .describe('Versions whose pages say that there is a newer one, the default.')
      .default([]),
    canonical: z
      .boolean()
      .describe('Name the same pages of the default version to search engines instead of old ones.')
      .default(false),
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
