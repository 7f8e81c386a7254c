import type { PageContext } from './pageContext.ts';
import { mapBlocks } from './proseParts.ts';
import { attributeOf, replaceTags, type SourceTag } from './scanTags.ts';

/** What moving styles needs of the context of a page. */
type StyleContext = Pick<PageContext, 'styles' | 'count'>;

/**
 * Moves each `<style>` of a page into the stylesheet of the site, unless a script or a preprocessor of the other engine
 * uses it, or its rules are for elements, which they would change on all pages.
 */
export function moveRules(body: string, context: PageContext): string {
  return mapBlocks(body, (text) =>
    text.replace(
      /^<style(\s[^>]*)?>\s*(?:\{`)?([^<]*?)(?:`\})?\s*<\/style>[ \t]*\n?/gm,
      (block, attributes: string | undefined, rules: string) => {
        const isForeign = /\b(?:module|lang)\b/.test(attributes ?? '') || rules.includes('${');
        if (isForeign || !hasOwnSelectors(rules)) return block;
        context.count('`<style>` of a page');
        context.styles.addRules(rules);
        return '';
      },
    ),
  );
}

/** Whether each selector starts with a class or an id. */
const hasOwnSelectors = (rules: string): boolean =>
  (rules.replace(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? []).every((selectors) =>
    selectors.split(',').every((one) => /^[.#@]/.test(one.trim())),
  );

/** Moves `style` of elements into the stylesheet of the site, because its policy blocks them. */
export function moveStyles(prose: string, context: StyleContext, toMdx: boolean): string {
  return replaceTags(prose, /^[a-z]/, (tag) => moveStyle(tag, context, toMdx));
}

const declarationList = /(?:^|\s)style=(?:"([^"]*)"|\{\{([^{}]*)\}\})/;

function moveStyle(tag: SourceTag, context: StyleContext, toMdx: boolean): string | null {
  const [whole, text, object] = declarationList.exec(tag.attributes) ?? [];
  if (whole === undefined) return null;
  const declarations = text === undefined ? readObject(object ?? '') : readText(text);
  const given = /(?:^|\s)(?:class|className)=(\S+)/.exec(tag.attributes)?.[1];
  const known = attributeOf(tag, 'className') ?? attributeOf(tag, 'class');
  if (declarations === null || (given !== undefined && known === null)) return null;
  context.count('`style` of elements');
  const rest = tag.attributes
    .replace(whole, '')
    .replace(/(?:^|\s)(?:class|className)=(?:"[^"]*"|'[^']*'|\{[^{}]*\})/, '')
    .trim();
  const classes = [known, declarations && context.styles.classOf(declarations)].filter(Boolean);
  const name = toMdx ? 'className' : 'class';
  const written = classes.length > 0 ? `${name}="${classes.join(' ')}"` : '';
  const attributes = [written, rest].filter(Boolean).join(' ');
  return `<${tag.name}${attributes && ` ${attributes}`}${tag.kind === 'alone' ? ' /' : ''}>`;
}

/** The declarations of a `style` in HTML; null if they can't be in a stylesheet. */
const readText = (text: string): string | null =>
  /[{}<]/.test(text)
    ? null
    : text
        .split(';')
        .map((one) => one.trim().replace(/\s*:\s*/, ': '))
        .filter(Boolean)
        .join('; ');

const field =
  /\s*(?:([A-Za-z]+)|(['"])([\w-]+)\2)\s*:\s*(?:(['"])([^'"{}<;]*)\4|(-?[\d.]+))\s*(?:,|$)/y;
const unitless =
  /^(?:animation-iteration-count|aspect-ratio|column-count|fill-opacity|flex(?:-grow|-shrink)?|font-weight|grid-.*|line-height|opacity|order|orphans|scale|stroke-opacity|tab-size|widows|z-index|zoom)$/;

/** The declarations of a `style` of React, if all values are written out; otherwise null. */
function readObject(text: string): string | null {
  const declarations: string[] = [];
  const written = text.trim();
  let at = 0;
  while (at < written.length) {
    field.lastIndex = at;
    const found = field.exec(written);
    if (!found) return null;
    at = field.lastIndex;
    const [, plain, , quoted, , value, number] = found;
    const name = quoted ?? (plain ?? '').replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
    const size = unitless.test(name) || number === '0' ? number : `${number}px`;
    declarations.push(`${name}: ${value ?? size}`);
  }
  return declarations.join('; ');
}
