import { attributesToHtml } from '#shared/attributesToHtml.ts';
import type { HeadElement } from '#shared/frontmatter.ts';
import { matchesRoute } from '#shared/matchesRoute.ts';
import { joinBase, splitRoute, type UrlRules } from '#shared/url.ts';
import type { AppState } from '../context.ts';

/** An element of the head, with URLs. */
export interface HeadTag extends HeadElement {
  /** Whether only some pages of the language and version have it. */
  isOfPage: boolean;
}

/** Lists what the config and the front matter of a page add to its head; the page's own replace those of the config. */
export function headTags(
  { page, site }: Pick<AppState, 'page' | 'site'>,
  rules: UrlRules,
): HeadTag[] {
  const { path } = splitRoute(rules, page.routePath);
  const own = page.frontmatter.head ?? [];
  const common = (site.head ?? []).filter(({ route = '*' }) => matchesRoute(route, path));
  return [
    ...withoutReplaced(common, own).map(({ route, ...element }) => ({
      ...element,
      isOfPage: route !== undefined,
    })),
    ...own.map((element) => ({ ...element, isOfPage: true })),
  ].map((element) => ({
    ...element,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [
        name,
        /^(?:href|src)$/.test(name) && value.startsWith('/') ? joinBase(rules.base, value) : value,
      ]),
    ),
  }));
}

/** What is compared of an element. */
export type NamedElement = Pick<HeadElement, 'attributes'> & { tag: string };

/** Leaves out the elements that others replace, because they say the same thing. */
export function withoutReplaced<T extends NamedElement>(
  elements: readonly T[],
  others: readonly NamedElement[],
): T[] {
  const taken = new Set(others.map(subjectOf));
  return elements.filter((element) => {
    const subject = subjectOf(element);
    return subject === undefined || !taken.has(subject);
  });
}

/** What an element is about, if a document can say that only once. */
function subjectOf({ tag, attributes }: NamedElement): string | undefined {
  const { name, property, rel = '' } = attributes;
  if (tag === 'meta') return name ?? property;
  return tag === 'link' && /^(?:icon|canonical)$/.test(rel) ? `link ${rel}` : undefined;
}

/** Writes an element as HTML. */
export function tagToHtml({ tag, attributes, content = '' }: HeadElement): string {
  const start = `<${tag}${attributesToHtml(attributes)}>`;
  return tag === 'meta' || tag === 'link' ? start : `${start}${content}</${tag}>`;
}
