import type { Link, PhrasingContent, Root, Text } from 'mdast';
import { visitNodes } from '../source/visitNodes.ts';

/** Letters and punctuation of Chinese, Japanese and Korean, which are written without spaces around them. */
const cjk =
  /[\u3000-\u303f\uff00-\uffef]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/**
 * Ends bare addresses where Chinese, Japanese or Korean begins: GFM ends them at a space only. `read`
 * parses what is cut off.
 */
export function cutAutolinks(tree: Root, read: (text: string) => Root): void {
  visitNodes(tree, (node, index, parent) => {
    if (node.type !== 'link') return;
    const text = autolinkTextOf(node);
    const end = text?.value.search(cjk) ?? -1;
    if (!text || end <= 0) return;
    const rest = text.value.slice(end);
    node.url = node.url.slice(0, node.url.length - rest.length);
    text.value = text.value.slice(0, end);
    const [paragraph] = read(rest).children;
    const tail: PhrasingContent[] =
      paragraph?.type === 'paragraph' ? paragraph.children : [{ type: 'text', value: rest }];
    for (const one of tail) one.position = node.position;
    parent.children.splice(index + 1, 0, ...(tail as typeof parent.children));
  });
}

/** The text of a link that is only an address; null for links with a text of their own, and for `<…>`. */
function autolinkTextOf({ url, children, position }: Link): Text | null {
  const [text] = children;
  if (text?.type !== 'text' || !url.endsWith(text.value)) return null;
  const { start, end } = position ?? {};
  const length = (end?.offset ?? 0) - (start?.offset ?? 0);
  return length === 0 || length === text.value.length ? text : null;
}
