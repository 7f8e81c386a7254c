import { convertElements, ownComponents } from './convertElements.ts';
import { convertFrontmatter } from './convertFrontmatter.ts';
import { convertImports } from './convertImports.ts';
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
  const body = convertBody(text.slice(block.length), context, toMdx);
  const withIntro = note ? addIntro(body, `:::note\n${note}\n:::`) : body;
  return front === '' ? withIntro.replace(/^\n+/, '') : `---\n${front}\n---\n${withIntro}`;
}

/** Inserts a text below the heading of a page, or at its start. */
function addIntro(body: string, intro: string): string {
  const [heading = ''] = /^(?:\s*(?:import|export)\s[^\n]*\n)*\s*#\s[^\n]*\n/.exec(body) ?? [];
  return `${heading}\n${intro}\n\n${body.slice(heading.length).replace(/^\n+/, '')}`;
}

function convertBody(body: string, context: PageContext, toMdx: boolean): string {
  const comment = (text: string): string => (toMdx ? `{/* ${text} */}` : `<!-- ${text} -->`);
  const converted = mapProse(groupTabs(body, context), (written) => {
    const withoutScripts = context.isMdx ? written : removeScripts(written, context);
    const { prose, missing } = convertImports(withoutScripts, context);
    const known = context.isMdx ? missing : addUnknown(prose, missing);
    const elements = convertElements(prose, known, { ...context, comment });
    const references = convertReferences(elements, context);
    const comments = toMdx ? convertComments(references, context) : references;
    return toMdx && !context.isMdx ? escapeMarkdown(comments, context) : comments;
  });
  const anchored = context.slugify ? keepAnchors(converted, context.slugify) : converted;
  return convertQuotations(
    mapFences(anchored, (info) => convertFence(info, context)),
    context,
  );
}

/** In Vue, any component may be registered for all pages. */
function addUnknown(prose: string, missing: ReadonlyMap<string, string>): Map<string, string> {
  const known = new Map(missing);
  replaceTags(prose, /^[A-Z]/, ({ name }) => {
    if (!ownComponents.has(name) && name !== 'VPBadge' && !known.has(name))
      known.set(name, 'is a component of Vue');
    return null;
  });
  return known;
}

/** Removes what only Vue understands: scripts and styles of the page, and attributes in braces after links. */
function removeScripts(prose: string, context: PageContext): string {
  return prose
    .replace(/^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*\n?/gm, (block, name: string) => {
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
    })
    .replace(/(\]\([^()\s]*\))\{[.#:\w][^{}\n]*\}/g, (_, link: string) => {
      context.count('attributes of links in braces');
      return link;
    });
}

const tabs = /(?:^```[^\n`]*[ \t]tab(?=[ \t\n=])[^\n]*\n[\s\S]*?\n```[ \t]*\n\s*?(?=\S|$)){2,}/gm;

/** Consecutive fences with `tab` are a group (`docusaurus-remark-plugin-tab-blocks`). */
function groupTabs(body: string, { count }: PageContext): string {
  return body.replace(tabs, (fences, offset: number) => {
    count('`tab` of code fences');
    const before = body.slice(0, offset);
    const opened = before.match(/^:::+ *\w/gm)?.length ?? 0;
    const closed = before.match(/^:::+[ \t]*$/gm)?.length ?? 0;
    const plain = fences.replace(
      /^(```[^\n]*?)[ \t]tab(?:=(?:"([^"]*)"|\S*))?/gm,
      (_, start: string, label?: string) => (label ? `${start} title="${label}"` : start),
    );
    // The colons of a group end the container around it.
    if (opened > closed) return plain;
    return `:::code-group\n\n${plain.trimEnd()}\n\n:::\n`;
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
function escapeMarkdown(prose: string, context: PageContext): string {
  const escaped = prose
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, '[$1]($1)')
    .replace(/(?<!<)<(?![A-Za-z/<])/g, '\\<')
    .replace(/(?<!\\|^[\s>]*<<<[^\n]*)\{(?!\/\*)(?!#[\w-]+\}[ \t]*$)/gm, '\\{');
  // Braces inside tags stay attributes.
  return replaceTags(escaped, /./, ({ name, kind, attributes }) => {
    if (kind === 'close') return null;
    if (/\s[@:]\w|\sv-\w/.test(` ${attributes}`)) {
      context.decide(
        `<${name}`,
        `\`<${name}>\` has attributes of Vue, which were left out.`,
        'Write a component in React.',
      );
    }
    const kept = attributes
      .replace(/(?:^|\s)(?:[@:]|v-)[\w.:-]+(?:=(?:"[^"]*"|'[^']*'))?/g, '')
      .replaceAll('\\{', '{');
    const isAlone = kind === 'alone' || voidTags.test(name);
    return `<${name}${kept.trim() && ` ${kept.trim()}`}${isAlone ? ' /' : ''}>`;
  });
}

/** Words in the first line of a fence that have no meaning here. */
const foreignWords =
  /(?:^|[ \t])(?:twoslash|noInline|frame=(?:"[^"]*"|'[^']*'|\w+)|transpile|no-line-numbers)(?=[ \t]|$)/g;
const liveWords = /(?:^|[ \t])(live|playground|preview(?:=(?:"[^"]*"|\w+))?)(?=[ \t]|$)/;

/** Languages that only one engine has, and the language of their code. */
const languages: ReadonlyArray<[RegExp, string]> = [
  [/^(\s*[\w-]+?)-vue(?=$|[\s:{])/, '$1'],
  [/^(\s*)vue-html(?=$|[\s:{])/, '$1html'],
  [/^(\s*)markdoc(?=$|\s)/, '$1md'],
  [/^(\s*[\w-]+:line-numbers)=\d+/, '$1'],
  [/:no-line-numbers\b/, ''],
];

function convertFence(written: string, context: PageContext): string {
  const info = languages.reduce((text, [pattern, name]) => {
    if (pattern.test(text)) context.count('languages of code fences');
    return text.replace(pattern, name);
  }, written);
  const live = liveWords.exec(info)?.[1];
  if (live !== undefined) {
    context.decide(
      info.trim(),
      `The code fence says \`${live}\`, so it ran on the page; it is shown as code.`,
      'Import the code as a component, and show it beside the fence.',
    );
  }
  const plain = info.replace(liveWords, '').replace(foreignWords, (word) => {
    context.count(`\`${word.trim().split('=')[0]}\` of code fences`);
    return '';
  });
  return plain.replace(
    /(\bfile=["']?)([^\s"']+)/,
    (_, before: string, file: string) => before + context.relocate(file, 'import'),
  );
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
