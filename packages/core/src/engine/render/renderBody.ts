import type { AppState } from '#client/context.ts';
import type { ContentLink, PageRecord, Problem, RootPlace } from '#common/types.ts';
import { isExternal } from '#common/url.ts';
import type { CompileContext } from '../content/page/compileContext.ts';
import { TooLongError } from '../content/source/runWithin.ts';
import { findBlocked } from '../policy/findBlocked.ts';
import { findUnsafeUrls } from '../policy/findUnsafeUrls.ts';
import { type HtmlTag, rewriteUrls } from '../policy/scanHtml.ts';
import type { LinkSource } from '../scan/checkLinks.ts';
import type { SafeRuntime } from './openRuntime.ts';

/** The final prose of a page. */
export interface RenderedProse {
  html: string;
  problems: Problem[];
  /** Links and images that components wrote, for the link check. */
  links: LinkSource[];
}

/**
 * The prose of a page with its JSX rendered. What a component throws becomes a problem, and its URLs
 * get the base. What the content stage has told of is not told again.
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
  context: Pick<CompileContext, 'base' | 'followUrl'>;
}): Promise<RenderedProse> {
  const { body, program } = record;
  if (!program) return { html: body.join(''), problems: [], links: [] };
  const linked = new Set(record.links.map(({ href }) => href));
  const problems: Problem[] = [];
  const links: LinkSource[] = [];
  /** What the content stage has reported inside a root comes out of it again. */
  const isTold = ({ message }: Fault, root: RootPlace): boolean =>
    record.problems.some(
      ({ message: told, file, line = 0 }) =>
        told === message && file === root.file && line >= root.line && line <= root.lastLine,
    );
  const tell = (severity: Problem['severity'], root: RootPlace, fault: Fault): void => {
    const { file, line, column } = root;
    if (!isTold(fault, root)) problems.push({ severity, ...fault, file, line, column });
  };

  const finishTag = (tag: HtmlTag, place: RootPlace): string | null => {
    for (const fault of findBlocked(tag.name, tag.attributes)) tell('warning', place, fault);
    for (const { message, fix } of findUnsafeUrls(tag.name, tag.attributes)) {
      tell('error', place, { message, fix });
    }
    const kind = kinds.get(tag.name);
    const url = tag.attributes[kind === 'link' ? 'href' : 'src'];
    if (!kind || url === undefined || isExternal(url) || url.startsWith(`${context.base}assets/`))
      return null;
    const followed = context.followUrl(state.page, url);
    if (!linked.has(url) && !linked.has(followed.href)) {
      const { file, line, column } = place;
      const link: ContentLink = { href: followed.href, kind, file, line, column };
      links.push({ from: followed.from, links: [link] });
    }
    if (followed.url === null) return null;
    if (!tag.isIsland) return followed.url;
    if (!url.startsWith(context.base) && !/^[#?]/.test(url)) {
      tell('error', place, {
        message: `The URL \`${url}\` of a component that runs in the browser lacks the base \`${context.base}\`.`,
        fix: 'Give the URL to the component as its `href`, or use `joinBase(useSite().base, …)` in it.',
      });
    }
    return null;
  };

  const rendered = await runtime.renderProgram(program, state);
  const roots = rendered.map((root, index) => {
    // What fails when all are rendered may come from any of them.
    const place = program.places[index] ?? program.places[0];
    if (!place) return '';
    if (typeof root === 'string') return rewriteUrls(root, (tag) => finishTag(tag, place));
    tell('error', place, {
      message: `Rendering this JSX failed: ${explain(root.message)}`,
      fix:
        root instanceof TooLongError || /call stack/.test(root.message)
          ? 'Look for a component that renders itself, children that contain themselves, or a loop without an end.'
          : 'Correct the expression or the component; it runs at build time, without a browser.',
    });
    return '';
  });
  const html = body.map((part) => (typeof part === 'string' ? part : (roots[part] ?? '')));
  return { html: html.join(''), problems, links };
}

/** React speaks of pages that it renders in the browser. */
function explain(message: string): string {
  return /^A component suspended/.test(message)
    ? 'it waits for a promise, but a page is rendered in one go'
    : message;
}

type Fault = Pick<Problem, 'message' | 'fix'>;

const kinds: ReadonlyMap<string, ContentLink['kind']> = new Map([
  ['a', 'link'],
  ['img', 'image'],
]);
