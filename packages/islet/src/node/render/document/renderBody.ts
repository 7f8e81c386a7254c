import type { AppState } from '#client/context.ts';
import type { ContentLink, PageRecord, Problem, RootPlace } from '#shared/types.ts';
import { hashedFolder, isExternal } from '#shared/url.ts';
import type { CompileContext } from '../../page/record/compileContext.ts';
import { TooLongError } from '../../page/source/runWithin.ts';
import type { AllowedHosts } from '../../site/policy/allowedHosts.ts';
import { findBlocked } from '../../site/policy/findBlocked.ts';
import { findBlockedUrls } from '../../site/policy/findBlockedUrls.ts';
import { findUnsafeUrls } from '../../site/policy/findUnsafeUrls.ts';
import { type HtmlTag, rewriteUrls } from '../../site/policy/scanHtml.ts';
import type { LinkSource } from '../../site/scan/followLinks.ts';
import { unhandledAttribute } from '../runtime/unhandledAttribute.ts';
import type { SafeRuntime } from './openRuntime.ts';
import { outlineBody, type RenderedOutline, type RenderedRoot } from './outlineBody.ts';
import { SiteError } from './siteError.ts';

/** The final prose of a page. */
export interface RenderedProse {
  html: string;
  problems: Problem[];
  /** Links and images that components rendered, for the link check. */
  links: LinkSource[];
  /** The headings and the text, with those that components rendered. */
  outline: RenderedOutline;
}

export interface BodySources {
  record: Pick<PageRecord, 'body' | 'program' | 'links' | 'problems'>;
  runtime: Pick<SafeRuntime, 'renderProgram'>;
  state: AppState;
  context: Pick<CompileContext, 'base' | 'allowedHostsOf' | 'resolveComponentUrl'>;
}

/**
 * Renders the JSX in the prose of a page. Errors thrown by components become problems, and URLs get the
 * base. Problems that the content stage already reported aren't repeated.
 */
export async function renderBody(sources: BodySources): Promise<RenderedProse> {
  const { record, runtime, state, context } = sources;
  const { body, program } = record;
  if (!program) {
    const { html, outline } = outlineBody(body.join(''), []);
    return { html, problems: [], links: [], outline };
  }
  const allowedHosts = context.allowedHostsOf(state.page);
  const linked = new Set(record.links.map(({ href }) => href));
  const problems: Problem[] = [];
  const links: LinkSource[] = [];
  const report = (fault: Fault, root: RootPlace): void => {
    const { file, line, column } = root;
    if (!isReported(record.problems, fault, root)) problems.push({ ...fault, file, line, column });
  };

  const finishTag = (tag: HtmlTag, place: RootPlace): string | null => {
    for (const fault of findTagFaults(tag, allowedHosts)) report(fault, place);
    const found = findLink(tag, context.base);
    if (!found) return null;
    const { kind, url } = found;
    const resolved = context.resolveComponentUrl(state.page, url);
    if (!linked.has(url) && !linked.has(resolved.href)) {
      const { file, line, column } = place;
      const link: ContentLink = { href: resolved.href, kind, file, line, column };
      links.push({ from: resolved.from, links: [link] });
    }
    if (resolved.url === null || !tag.isIsland) return resolved.url;
    if (!url.startsWith(context.base) && !/^[#?]/.test(url)) {
      report(explainMissingBase(url, context.base), place);
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
    const own = root instanceof SiteError ? root.place : null;
    if (own === null) report(explainFailure(root, 'Rendering this JSX failed'), place);
    else {
      const what = `Rendering \`${place.file}:${place.line}\` failed here`;
      problems.push({ ...explainFailure(root, what), ...own });
    }
    return '';
  });
  const { html, outline, faults } = outlineBody(...joinBody(record, roots));
  for (const { place, ...fault } of faults) report(fault, place);
  return { html, problems, links, outline };
}

/** Puts the rendered roots into the body, and says where each is in it. */
function joinBody(
  { body, program }: BodySources['record'],
  rendered: readonly string[],
): [html: string, roots: RenderedRoot[]] {
  const roots: RenderedRoot[] = [];
  let html = '';
  for (const part of body) {
    const start = html.length;
    html += typeof part === 'string' ? part : (rendered[part] ?? '');
    const place = typeof part === 'string' ? undefined : program?.places[part];
    if (place) roots.push({ start, end: html.length, place });
  }
  return [html, roots];
}

type Fault = Pick<Problem, 'severity' | 'message' | 'fix'>;

/** Whether the content stage has reported the same problem inside this root. */
const isReported = (known: readonly Problem[], { message }: Fault, root: RootPlace): boolean =>
  known.some(
    ({ message: other, file, line = 0 }) =>
      other === message && file === root.file && line >= root.line && line <= root.lastLine,
  );

/** Finds what browsers would block in a tag, or not do. */
function findTagFaults({ name, attributes }: HtmlTag, allowedHosts: AllowedHosts): Fault[] {
  const unhandled = attributes[unhandledAttribute];
  return [
    ...[
      ...findBlocked(name, attributes),
      ...findBlockedUrls(name, attributes, allowedHosts),
      ...(unhandled === undefined ? [] : [explainUnhandled(name, unhandled)]),
      ...(name === 'img' && !Object.keys(attributes).some(isSource) ? [noSource] : []),
    ].map(({ message, fix }) => ({ severity: 'warning', message, fix }) as const),
    ...findUnsafeUrls(name, attributes).map(
      ({ message, fix }) => ({ severity: 'error', message, fix }) as const,
    ),
  ];
}

/** The link or image of a tag, unless it is a file of the bundle or of another site. */
function findLink(
  { name, attributes }: HtmlTag,
  base: string,
): { kind: ContentLink['kind']; url: string } | null {
  const kind = kinds.get(name);
  const url = attributes[kind === 'link' ? 'href' : 'src'];
  if (!kind || url === undefined || isExternal(url)) return null;
  return url.startsWith(`${base}${hashedFolder}/`) ? null : { kind, url };
}

const unhandledMark = new RegExp(` ${unhandledAttribute}="[^"]*"`, 'g');

function explainUnhandled(name: string, handlers: string): Omit<Fault, 'severity'> {
  return {
    message: `A component renders \`<${name}>\` with \`${handlers}\`, but does not run in the browser.`,
    fix: "Start the file of the component with `'use client'`.",
  };
}

function explainMissingBase(url: string, base: string): Fault {
  return {
    severity: 'error',
    message: `The URL \`${url}\` of a component that runs in the browser lacks the base \`${base}\`.`,
    fix: 'Pass the URL to the component as its `href`, or use `joinBase(useSite().base, …)` in it.',
  };
}

function explainFailure(error: Error, what: string): Fault {
  return {
    severity: 'error',
    message: `${what}: ${explain(error.message)}`,
    fix:
      error instanceof TooLongError || /call stack/.test(error.message)
        ? 'Look for a component that renders itself, children that contain themselves, or an endless loop.'
        : 'Correct the expression or the component; it runs at build time, without a browser.',
  };
}

/** Replaces a message of React that only makes sense in the browser. */
function explain(message: string): string {
  return /^A component suspended/.test(message)
    ? 'it waits for a promise, but pages are rendered synchronously'
    : message;
}

/** `src`, `srcset`, or what a script makes one of them from, such as `data-src`. */
const isSource = (attribute: string): boolean => attribute.includes('src');

/** In other engines, an imported image is an object with a `src`. */
const noSource = {
  message: 'An `<img>` is rendered without a `src`.',
  fix: 'An imported image is its URL: write `src={picture}`, not `src={picture.src}`.',
};

const kinds: ReadonlyMap<string, ContentLink['kind']> = new Map([
  ['a', 'link'],
  ['img', 'image'],
]);
