import type { HeadElement } from '#shared/frontmatter.ts';
import { trustHtml } from '#shared/trust.ts';
import type { UrlRules } from '#shared/url.ts';
import type { AppState } from '../context.ts';
import { describeHead } from './documentHead.ts';
import {
  type HeadTag,
  headTags,
  type NamedElement,
  tagToHtml,
  withoutReplaced,
} from './headTags.ts';

/** A navigation in place; `origin` is that of the published site. */
export interface HeadChange {
  from: Pick<AppState, 'page' | 'site'>;
  to: AppState;
  rules: UrlRules;
  origin: string | null;
}

/** What the engine writes for each page. */
const described = 'meta[name=description],link[rel=canonical],link[rel=alternate]';

/**
 * Brings the head of the document from one page to the next. A script of all pages runs once in a document; one of some
 * pages runs again on each of them, which has content of its own.
 */
export function applyHead({ from, to, rules, origin }: HeadChange): void {
  const { title, description, lang, dir, links } = describeHead(to, rules, origin);
  document.title = title;
  Object.assign(document.documentElement, { lang, dir });
  const tags = headTags(to, rules).filter(({ tag }) => tag !== 'noscript');
  const ours: HeadElement[] = [
    { tag: 'meta', attributes: { name: 'description', content: description } },
    ...links.map((link): HeadElement => ({ tag: 'link', attributes: { ...link } })),
  ];
  const kept = [...withoutReplaced(ours, tags), ...tags.filter((tag) => !runsAgain(tag))].flatMap(
    parse,
  );
  const added = tags.filter(runsAgain).flatMap(parse);
  const before = headTags(from, rules).filter(isRemovable).flatMap(parse);
  for (const element of [...document.head.children]) {
    const isOutdated =
      element.matches(described) ||
      includesNode(before, element) ||
      withoutReplaced([readElement(element)], tags).length === 0;
    if (isOutdated && !includesNode(kept, element)) element.remove();
  }
  const present = [...document.head.children];
  document.head.append(...kept.filter((element) => !includesNode(present, element)), ...added);
}

const runsAgain = ({ tag, isOfPage }: HeadTag): boolean => tag === 'script' && isOfPage;

/** A script of all pages of a language stays, so that it doesn't run again if readers come back to that language. */
const isRemovable = (element: HeadTag): boolean => element.tag !== 'script' || runsAgain(element);

const includesNode = (elements: readonly Element[], element: Element): boolean =>
  elements.some((other) => other.isEqualNode(element));

/** Unlike those of other ways to parse HTML, the scripts in such a fragment run once they are in the document. */
const parse = (element: HeadElement): Element[] => [
  ...document.createRange().createContextualFragment(trustHtml(tagToHtml(element))).children,
];

const readElement = ({ localName, attributes }: Element): NamedElement => ({
  tag: localName,
  attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
});
