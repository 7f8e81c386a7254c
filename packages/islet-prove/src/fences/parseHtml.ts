import { type DefaultTreeAdapterTypes, html, parse, parseFragment } from 'parse5';
import type { Fault } from './problemOf.ts';

/** Errors in a page, and the code in it with its first line. */
export interface ParsedHtml {
  faults: Fault[];
  texts: Array<{ loader: 'css' | 'js'; text: string; line: number }>;
}

/** Elements whose end tag is optional. */
const mayStayOpen = new Set(
  'html head body p li dt dd option optgroup thead tbody tfoot tr td th'.split(' '),
);

/** Elements without an end tag. */
const isVoid = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Parses a document or fragment like a browser, and reports errors that browsers silently fix. */
export function parseHtml(code: string): ParsedHtml {
  const faults: Fault[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: message, startLine, startCol }: Parameters<ErrorHandler>[0]) =>
      faults.push({ line: startLine, column: startCol, message: message.replaceAll('-', ' ') }),
  };
  const isDocument = /^\s*<(?:!doctype|html)/i.test(code);
  const root = isDocument ? parse(code, options) : parseFragment(code, options);
  const texts: ParsedHtml['texts'] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const place = child.sourceCodeLocation;
      const needsEnd = !mayStayOpen.has(child.tagName) && !isVoid.has(child.tagName);
      if (place?.startTag && !place.endTag && needsEnd && child.namespaceURI === html.NS.HTML) {
        const message = `\`<${child.tagName}>\` is not closed.`;
        faults.push({ line: place.startLine, column: place.startCol, message });
      }
      const [text] = child.childNodes;
      const isCode = child.tagName === 'style' || child.tagName === 'script';
      if (isCode && text?.nodeName === '#text' && 'value' in text) {
        const loader = child.tagName === 'style' ? 'css' : 'js';
        texts.push({ loader, text: text.value, line: text.sourceCodeLocation?.startLine ?? 1 });
      }
      visit(child);
    }
  };
  visit(root);
  return { faults, texts };
}

type ErrorHandler = NonNullable<NonNullable<Parameters<typeof parse>[1]>['onParseError']>;
