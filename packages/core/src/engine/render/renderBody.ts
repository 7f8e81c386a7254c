import type { AppState } from '#client/context.ts';
import type { ContentLink, PageRecord, Problem, RootPlace } from '#common/types.ts';
import { hashedFolder, isExternal } from '#common/url.ts';
import type { CompileContext } from '../content/page/compileContext.ts';
import { TooLongError } from '../content/source/runWithin.ts';
import { findBlocked } from '../policy/findBlocked.ts';
import { findBlockedUrls } from '../policy/findBlockedUrls.ts';
import { findUnsafeUrls } from '../policy/findUnsafeUrls.ts';
import { type HtmlTag, rewriteUrls } from '../policy/scanHtml.ts';
import type { LinkSource } from '../scan/checkLinks.ts';
import type { SafeRuntime } from './openRuntime.ts';
import { unhandledAttribute } from './runtime/unhandledAttribute.ts';

/** The final prose of a page. */
export interface RenderedProse {
  html: string;
  problems: Problem[];
  /** Links and images that components rendered, for the link check. */
  links: LinkSource[];
}

/**
 * Renders the JSX in the prose of a page. Errors thrown by components become problems, and URLs get the
 * base. Problems that the content stage already reported aren't repeated.
 */
export async function renderBody({
  record,
  runtime,
  state,
  context,
}: {
  record: Pick<PageRecord, 'body' | 'program' | 'links' | 'problems'>;
  runtime: Pick<SafeRuntime, 'renderProgram'>;
  state: AppState;
  context: Pick<CompileContext, 'base' | 'allowedHosts' | 'resolveComponentUrl'>;
}): Promise<RenderedProse> {
  const { body, program } = record;
  if (!program) return { html: body.join(''), problems: [], links: [] };
  const linked = new Set(record.links.map(({ href }) => href));
  const problems: Problem[] = [];
  const links: LinkSource[] = [];
  /** Whether the content stage has reported the same problem inside this root. */
  const isReported = ({ message }: Fault, root: RootPlace): boolean =>
    record.problems.some(
      ({ message: known, file, line = 0 }) =>
        known === message && file === root.file && line >= root.line && line <= root.lastLine,
    );
  const report = (severity: Problem['severity'], root: RootPlace, fault: Fault): void => {
    const { file, line, column } = root;
    if (!isReported(fault, root)) problems.push({ severity, ...fault, file, line, column });
  };

  const finishTag = (tag: HtmlTag, place: RootPlace): string | null => {
    for (const fault of [
      ...findBlocked(tag.name, tag.attributes),
      ...findBlockedUrls(tag.name, tag.attributes, context.allowedHosts),
    ]) {
      report('warning', place, fault);
    }
    const unhandled = tag.attributes[unhandledAttribute];
    if (unhandled !== undefined) report('warning', place, explainUnhandled(tag.name, unhandled));
    for (const { message, fix } of findUnsafeUrls(tag.name, tag.attributes)) {
      report('error', place, { message, fix });
    }
    if (tag.name === 'img' && tag.attributes.src === undefined) report('warning', place, noSource);
    const kind = kinds.get(tag.name);
    const url = tag.attributes[kind === 'link' ? 'href' : 'src'];
    if (
      !kind ||
      url === undefined ||
      isExternal(url) ||
      url.startsWith(`${context.base}${hashedFolder}/`)
    )
      return null;
    const resolved = context.resolveComponentUrl(state.page, url);
    if (!linked.has(url) && !linked.has(resolved.href)) {
      const { file, line, column } = place;
      const link: ContentLink = { href: resolved.href, kind, file, line, column };
      links.push({ from: resolved.from, links: [link] });
    }
    if (resolved.url === null) return null;
    if (!tag.isIsland) return resolved.url;
    if (!url.startsWith(context.base) && !/^[#?]/.test(url)) {
      report('error', place, {
        message: `The URL \`${url}\` of a component that runs in the browser lacks the base \`${context.base}\`.`,
        fix: 'Pass the URL to the component as its `href`, or use `joinBase(useSite().base, …)` in it.',
      });
    }
    return null;
  };

  const rendered = await runtime.renderProgram(program, state);
  const roots = rendered.map((root, index) => {
    // An error outside the roots could be from any of them.
    const place = program.places[index] ?? program.places[0];
    if (!place) return '';
    if (typeof root === 'string') {
      return rewriteUrls(root, (tag) => finishTag(tag, place)).replace(unhandledMark, '');
    }
    report('error', place, {
      message: `Rendering this JSX failed: ${explain(root.message)}`,
      fix:
        root instanceof TooLongError || /call stack/.test(root.message)
          ? 'Look for a component that renders itself, children that contain themselves, or an endless loop.'
          : 'Correct the expression or the component; it runs at build time, without a browser.',
    });
    return '';
  });
  const html = body.map((part) => (typeof part === 'string' ? part : (roots[part] ?? '')));
  return { html: html.join(''), problems, links };
}

const unhandledMark = new RegExp(` ${unhandledAttribute}="[^"]*"`, 'g');

function explainUnhandled(name: string, handlers: string): Fault {
  return {
    message: `A component renders \`<${name}>\` with \`${handlers}\`, but does not run in the browser.`,
    fix: "Start the file of the component with `'use client'`.",
  };
}

/** Replaces a message of React that only makes sense in the browser. */
function explain(message: string): string {
  return /^A component suspended/.test(message)
    ? 'it waits for a promise, but pages are rendered synchronously'
    : message;
}

type Fault = Pick<Problem, 'message' | 'fix'>;

/** In other engines, an imported image is an object with a `src`. */
const noSource: Fault = {
  message: 'An `<img>` is rendered without a `src`.',
  fix: 'An imported image is its URL: write `src={picture}`, not `src={picture.src}`.',
};

const kinds: ReadonlyMap<string, ContentLink['kind']> = new Map([
  ['a', 'link'],
  ['img', 'image'],
]);
