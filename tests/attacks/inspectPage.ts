import { parse, parseFragment } from 'parse5';
import { unknownFix } from '#islet/node/page/source/reportThrown.ts';
import type { Problem } from '#islet/shared/types.ts';

/** The output of a page. */
export interface PageOutcome {
  source: string;
  /** HTML of the prose, and of the whole document. */
  html: string;
  document: string;
  /** Number of scripts that its front matter adds to the head. */
  headScripts: number;
  problems: readonly Problem[];
}

interface Element {
  nodeName: string;
  tagName?: string;
  attrs?: ReadonlyArray<{ name: string; value: string }>;
  childNodes?: readonly Element[];
  content?: Element;
}

/** Finds faults that must never occur, whatever the source of a page is. */
export function inspectPage(outcome: PageOutcome): string[] {
  const { source, html, document, headScripts, problems } = outcome;
  const faults: string[] = [];
  for (const { severity, file, line, message, fix } of problems) {
    const text = `${severity} ${file}:${line} ${message}`;
    if (line === undefined && file.startsWith('docs/')) faults.push(`no place: ${text}`);
    if (/\n\s+at /.test(message)) faults.push(`a stack trace: ${text}`);
    if (fix === unknownFix) faults.push(`not understood: ${text}`);
  }
  const isReported = problems.some(({ message }) =>
    /Security-Policy|not safe|unsafe/i.test(message),
  );
  const unsafe = findUnsafe(parseFragment(html) as Element);
  if (unsafe.length > 0 && !isReported)
    faults.push(`unsafe and not reported: ${unsafe.join(', ')}`);
  const scripts = listElements(parse(document) as Element).filter((e) => e.tagName === 'script');
  const own = listElements(parseFragment(html) as Element).filter((e) => e.tagName === 'script');
  // The early script, the boot script and the page data.
  if (scripts.length !== own.length + headScripts + 3)
    faults.push(`${scripts.length} scripts in the document`);
  if (html.trim() === '' && problems.length === 0 && hasText(source)) faults.push('an empty page');
  return faults;
}

function findUnsafe(tree: Element): string[] {
  return listElements(tree).flatMap(({ tagName = '', attrs = [] }) => [
    ...(/^(?:script|style|object|embed|base)$/.test(tagName) ? [tagName] : []),
    // The policy of the page also holds in a frame with `srcdoc`.
    ...(tagName === 'iframe' && attrs.some(({ name }) => name === 'src') ? [tagName] : []),
    ...attrs
      .filter(({ name, value }) => /^on/.test(name) || /^\s*(?:javascript|vbscript):/i.test(value))
      .map(({ name, value }) => `${tagName} ${name}=${value}`),
  ]);
}

function listElements(tree: Element): Element[] {
  const found: Element[] = [];
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.tagName !== undefined) found.push(node);
    waiting.push(...(node.childNodes ?? []), ...(node.content ? [node.content] : []));
  }
  return found;
}

/** Whether a source surely has visible text: a line of words, and no syntax that hides lines. */
function hasText(source: string): boolean {
  const body = source.replace(/^---\n[\s\S]*?\n---(?:\n|$)/, '');
  if (/<!--|\{|<|^(?:import|export)\b|^\[|---/m.test(body)) return false;
  return /^[A-Za-z]{3,} [a-z]{3,} /m.test(body);
}
