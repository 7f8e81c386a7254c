import { Parser } from 'htmlparser2';

/** An element, or text. */
export type HtmlNode = HtmlElement | string;

/** An element of final HTML, with decoded values. */
export interface HtmlElement {
  name: string;
  attribs: Record<string, string>;
  children: HtmlNode[];
  /** Where its opening tag starts in the HTML. */
  start: number;
}

/** Controls, drawings and scripts: nothing to read. */
export const silentNames: ReadonlySet<string> = new Set(
  'button canvas input label legend noscript script select style svg template textarea'.split(' '),
);

/** Whether a node is an element. */
export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

/** Reads HTML as a browser would, as far as it can end elements by itself. Comments are left out. */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attribs: {}, children: [], start: 0 };
  const open = [root];
  let top = root;
  const parser = new Parser({
    onopentag(name, attribs) {
      const element = { name, attribs, children: [], start: parser.startIndex };
      top.children.push(element);
      open.push(element);
      top = element;
    },
    onclosetag() {
      open.pop();
      top = open.at(-1) ?? root;
    },
    // A reference is a text of its own.
    ontext(text) {
      const last = top.children.length - 1;
      const before = top.children[last];
      if (typeof before === 'string') top.children[last] = before + text;
      else top.children.push(text);
    },
  });
  parser.end(html);
  return root.children;
}
