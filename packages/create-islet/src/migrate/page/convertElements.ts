import { printProp } from '../source/printJsx.ts';
import type { PageContext } from './pageContext.ts';
import { attributeOf, replaceTags, type SourceTag } from './scanTags.ts';

/** The components that every page can use; a test compares them with the theme. */
export const ownComponents: ReadonlySet<string> = new Set(
  `Accordion Accordions Aside Badge Callout Card CardGrid Cards CodeGroup Details FileTree LinkCard
  PackageManagerTabs SourceLink Stars Steps Tab TabItem Tabs`.split(/\s+/),
);

/** Components that can be replaced by changing only the tag or its attributes. */
type ElementRule = (tag: SourceTag, context: PageContext) => string;

const withHref =
  (attribute: string): ElementRule =>
  (tag) => {
    if (tag.kind === 'close') return '</a>';
    const href = attributeOf(tag, attribute);
    return href === null ? `<a ${tag.attributes}>` : `<a href="${href}">`;
  };

const renamed =
  (name: string): ElementRule =>
  ({ kind, attributes }) =>
    kind === 'close'
      ? `</${name}>`
      : `<${name}${attributes && ` ${attributes}`}${kind === 'alone' ? ' /' : ''}>`;

/** Components of the themes of other engines, and what is written instead. */
const elementRules: Readonly<Record<string, ElementRule>> = {
  Link: withHref('to'),
  LinkButton: withHref('href'),
  Admonition: renamed('Callout'),
  VPBadge: renamed('Badge'),
  SourceCode: renamed('SourceLink'),
  PageTabs: renamed('Tabs'),
  PageTab: renamed('Tab'),
  Tag: writeBadges,
  TOCInline: () => '\n\n[[toc]]\n\n',
  Toc: () => '\n\n[[toc]]\n\n',
  // Their content is what counts.
  Fragment: () => '',
  Icon: () => '',
  BrowserOnly: () => '',
};

/** A tag of Rspress has a badge for each word. */
function writeBadges(tag: SourceTag): string {
  const names = attributeOf(tag, 'tag')?.split(',') ?? [];
  return names.map((name) => `<Badge ${printProp('text', name.trim())} />`).join(' ');
}

/** `dlx` runs a package that is not installed. */
function writeDlx(tag: SourceTag, context: PageContext): string | null {
  const command = attributeOf(tag, 'command');
  if (tag.name !== 'PackageManagerTabs' || !/(?:^|\s)dlx(?=\s|$)/.test(tag.attributes)) return null;
  if (tag.kind !== 'alone' || command === null) return null;
  context.count('`dlx` of `<PackageManagerTabs>`');
  return `<PackageManagerTabs ${printProp('command', `npx -y ${command}`)} />`;
}

/** Adds the components that a page uses without an import, because they were registered for all pages. */
export function addUnknown(
  prose: string,
  missing: ReadonlyMap<string, string>,
  reason: string,
): Map<string, string> {
  const all = new Map(missing);
  const declared = new Set(
    Array.from(
      prose.matchAll(/^export\s+(?:default\s+)?(?:const|function|class)\s+(\w+)/gm),
      ([, name]) => name,
    ),
  );
  replaceTags(prose, /^[A-Z]/, (tag) => {
    const [name = ''] = tag.name.split('.');
    const isKnown = ownComponents.has(name) || hasElementRule(name) || declared.has(name);
    if (!isKnown && !all.has(name) && !isImported(prose, name)) all.set(name, reason);
    return null;
  });
  return all;
}

/** Names of the components that have a rule. */
export const hasElementRule = (name: string): boolean => Object.hasOwn(elementRules, name);

/**
 * Replaces components of other themes. `missing` has those that don't exist in the new site and why: their tags become
 * comments, and what they contain stays.
 */
export function convertElements(
  prose: string,
  missing: ReadonlyMap<string, string>,
  context: PageContext & { comment: (text: string) => string },
): string {
  return replaceTags(prose, /^[A-Z]/, (tag) => {
    const [base = ''] = tag.name.split('.');
    const reason = missing.get(base);
    if (reason !== undefined) {
      if (tag.kind === 'close') return '';
      context.decide(
        `<${tag.name}`,
        `\`<${tag.name}>\` ${reason}; a comment marks its place.`,
        'Write a component in React, or show the same in Markdown.',
      );
      return context.comment(`migrate: <${tag.name}> was here`);
    }
    const rule = elementRules[tag.name];
    if (rule === undefined || !Object.hasOwn(elementRules, tag.name)) {
      const isOurs = ownComponents.has(tag.name) && !isImported(prose, tag.name);
      return isOurs ? (writeDlx(tag, context) ?? removeDecoration(tag, context)) : null;
    }
    if (tag.kind !== 'close') context.count(`\`<${tag.name}>\``);
    return rule(tag, context);
  });
}

/** Whether a page still imports a component, which is its own then. */
const isImported = (prose: string, name: string): boolean =>
  new RegExp(`^import\\s[^;'"]*\\b${name}\\b`, 'm').test(prose);

/** What components of Starlight take for their looks alone, and names of its icons. */
const decoration =
  /(?:^|\s+)(?:stagger(?=\s|$)|(?:icon|size|slot)=(?:"[a-z][\w:-]*"|'[a-z][\w:-]*'))/gi;

function removeDecoration(tag: SourceTag, context: PageContext): string | null {
  const attributes = tag.attributes.replace(decoration, '').trim();
  if (attributes === tag.attributes.trim()) return null;
  context.count('attributes for looks');
  return renamed(tag.name)({ ...tag, attributes }, context);
}
