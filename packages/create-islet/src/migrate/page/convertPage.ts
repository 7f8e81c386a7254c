import { readYaml } from '../source/pageFacts.ts';
import { closeContainers } from './closeContainers.ts';
import { convertCode } from './convertCode.ts';
import { addUnknown, convertElements } from './convertElements.ts';
import { convertExpressions } from './convertExpressions.ts';
import { convertFence, groupTabs } from './convertFences.ts';
import { convertFrontmatter } from './convertFrontmatter.ts';
import { convertImports, removeUnused } from './convertImports.ts';
import { moveRules, moveStyles } from './convertStyles.ts';
import { convertVue } from './convertVue.ts';
import { keepAnchors } from './keepAnchors.ts';
import type { PageContext } from './pageContext.ts';
import { mapFences, mapProse } from './proseParts.ts';
import { replaceTags } from './scanTags.ts';

const frontmatterBlock = /^\uFEFF?---[ \t]*\r?\n(?:(.*?)\r?\n)?---[ \t]*(?:\r?\n|$)/s;

/**
 * Whether a page must be MDX: it uses components, imports or expressions. If `.md` files are not MDX, only
 * our own components count, because others couldn't be shown anyway.
 */
export function needsMdx(source: string, isMdx: boolean): boolean {
  let isNeeded = false;
  mapProse(source.replace(frontmatterBlock, ''), (prose) => {
    isNeeded = isMdx
      ? /^(?:import|export)\s|<[A-Z][\w.]*[\s/>]|\b\w+=\{|\{\/\*(?!\s*#)/m.test(prose)
      : /<(?:VP)?Badge\b/.test(prose);
    return prose;
  });
  return isNeeded;
}

/** Converts a page, or a fragment, into one of ours; `isMdx` of the result is the extension that it gets. */
export function convertPage(source: string, context: PageContext, toMdx: boolean): string {
  const text = source.replace(/\r\n/g, '\n');
  const [block = '', yaml] = frontmatterBlock.exec(text) ?? [];
  const { text: written, note } = convertFrontmatter(yaml ?? '', context);
  const isDated = context.date === undefined || /^date:/m.test(written);
  const front = isDated ? written : `${written}\ndate: ${context.date}`.trimStart();
  const body = convertBody(text.slice(block.length), readYaml(yaml ?? ''), { context, toMdx });
  const withIntro = note ? addIntro(body, `:::note\n${note}\n:::`) : body;
  return front === '' ? withIntro.replace(/^\n+/, '') : `---\n${front}\n---\n${withIntro}`;
}

/** Inserts a text below the heading of a page, or at its start. */
function addIntro(body: string, intro: string): string {
  const [heading = ''] = /^(?:\s*(?:import|export)\s[^\n]*\n)*\s*#\s[^\n]*\n/.exec(body) ?? [];
  return `${heading}\n${intro}\n\n${body.slice(heading.length).replace(/^\n+/, '')}`;
}

function convertBody(
  body: string,
  values: Readonly<Record<string, unknown>>,
  { context, toMdx }: { context: PageContext; toMdx: boolean },
): string {
  const comment = (text: string): string => (toMdx ? `{/* ${text} */}` : `<!-- ${text} -->`);
  const prepared = convertCode(moveRules(groupTabs(body, context), context), context);
  const converted = mapProse(prepared, (written) => {
    const styled = moveStyles(written, context, toMdx);
    const vue = context.isVue ? convertVue(styled, values, context) : styled;
    const withoutScripts = context.isMdx ? vue : removeScripts(vue, context);
    const { prose, missing } = convertImports(withoutScripts, context);
    const reason = context.isVue ? 'is a component of Vue' : 'is not imported by the page';
    const known = addUnknown(prose, missing, reason);
    const elements = convertElements(prose, known, { ...context, comment });
    const expressions = context.isMdx
      ? convertExpressions(elements, missing, { ...context, comment })
      : elements;
    const containers = convertContainers(expressions, context);
    const references = convertReferences(containers, context);
    const comments = toMdx ? convertComments(references, context) : references;
    return toMdx && !context.isMdx ? escapeMarkdown(comments) : comments;
  });
  const needed = toMdx ? removeUnused(converted) : converted;
  const anchored = context.slugify ? keepAnchors(needed, context.slugify) : needed;
  const fenced = mapFences(anchored, (info) => convertFence(info, context));
  return closeContainers(convertQuotations(fenced, context), context);
}

/** Removes scripts and styles of a page, which its engine ran. */
function removeScripts(prose: string, context: PageContext): string {
  return prose.replace(
    /^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*\n?/gm,
    (block, name: string) => {
      const fix =
        name === 'script'
          ? 'Write what it does as a component in React.'
          : 'Write it into a stylesheet that a component imports.';
      context.decide(
        block.split('\n')[0] ?? '',
        `The \`<${name}>\` of the page was left out.`,
        fix,
      );
      return '';
    },
  );
}

/** Removes the icons of containers, and the escapes of braces that MDX of Rspress wants, of which one may do. */
function convertContainers(prose: string, { count }: PageContext): string {
  return prose
    .replace(/^(#+[ \t].*\\\{#[\w-]+)\\\}(?=[ \t]*$)/gm, '$1}')
    .replace(/^(\s*:{3,}\s*\w+)\\\{/gm, '$1{')
    .replace(/^(\s*:{3,}\s*\w+(?:\[.*\])?)\{icon=(?:"[^"]*"|'[^']*')\}/gm, (_, start: string) => {
      count('attributes for looks');
      return start;
    });
}

const references: readonly RegExp[] = [
  // [text](target "title"), ![alt](target)
  /(\]\(\s*<?)([^\s()<>\uFDD1]+(?:\([^\s()]*\)[^\s()<>]*)?)(?=>?(?:\s+["'(][^)]*)?\s*\))/g,
  // [name]: target
  /(^[ \t]*\[[^\]\n^]+\]:[ \t]+<?)([^\s<>]+)/gm,
  /(\b(?:href|src|link|poster|to)=["'])([^"'\n]+)(?=["'])/g,
];

function convertReferences(prose: string, context: PageContext): string {
  const unwrapped = prose
    .replace(
      /=\{\s*(?:useBaseUrl|withBase)\(\s*(["'])([^"']*)\1\s*\)\s*\}/g,
      (_, __, target: string) => {
        context.count('`useBaseUrl`');
        return `="${/^(?:[a-z]+:|\/)/.test(target) ? target : `/${target}`}"`;
      },
    )
    .replace(
      /=\{\s*require\(\s*(["'])([^"']*)\1\s*\)(?:\.default)?\s*\}/g,
      (_, __, target: string) => {
        context.count('`require` of an image');
        return `="${target}"`;
      },
    );
  return references.reduce(
    (text, pattern) =>
      text.replace(
        pattern,
        (_, before: string, target: string) => before + context.relocate(target, 'link'),
      ),
    unwrapped,
  );
}

/** MDX has no HTML comments; one that includes a file is an element there. */
function convertComments(prose: string, context: PageContext): string {
  return prose
    .replace(/<!--\s*@include:\s*(.*?)\s*-->/g, (_, file: string) => `<include>${file}</include>`)
    .replace(/<!--([\s\S]*?)-->/g, (_, text: string) => {
      context.count('HTML comments in MDX');
      return `{/*${text.replaceAll('*/', '* /')}*/}`;
    });
}

const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Converts Markdown to MDX: braces and lone `<` are text, and void elements are closed. */
function escapeMarkdown(prose: string): string {
  const escaped = prose
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, '[$1]($1)')
    .replace(/(?<!<)<(?![A-Za-z/<])/g, '\\<')
    .replace(/(?<!\\|^[\s>]*<<<[^\n]*)\{(?!\/\*)(?!#[\w-]+\}[ \t]*$)/gm, '\\{');
  // Braces inside tags stay attributes.
  return replaceTags(escaped, /./, ({ name, kind, attributes }) => {
    if (kind === 'close') return null;
    const kept = attributes.replaceAll('\\{', '{');
    const isAlone = kind === 'alone' || voidTags.test(name);
    return `<${name}${kept && ` ${kept}`}${isAlone ? ' /' : ''}>`;
  });
}

/** `<<< @/file` and `<!-- @include: @/file -->` name a file of the source. */
function convertQuotations(body: string, context: PageContext): string {
  return body
    .replace(
      /^([\s>]*<<<[ \t]+)([^\s#{[]+)/gm,
      (_, before: string, file: string) => before + context.relocate(file, 'import'),
    )
    .replace(
      /(<!--\s*@include:\s*|<include>)([^\s#{<]+)/g,
      (_, before: string, file: string) => before + context.relocate(file, 'import'),
    );
}
