import type { Element, ElementContent } from 'hast';
import type { Frontmatter } from '#shared/frontmatter.ts';
import { writeHtml } from '../html/writeHtml.ts';
import { createByline } from './byline.ts';

/** A post as a list shows it. */
export interface ListedPost extends Pick<Frontmatter, 'date' | 'authors'> {
  /** With the base. */
  url: string;
  title: string;
  /** Empty if there is none. */
  summary: string;
}

/** Writes a list of posts as HTML. `htmlLang` is the language of the dates. */
export function postList(posts: readonly ListedPost[], htmlLang: string): string {
  const items = posts.map(({ url, title, summary, ...about }) =>
    element('li', {}, [
      element('h2', {}, [element('a', { href: url }, [{ type: 'text', value: title }])]),
      createByline(about, htmlLang),
      ...(summary ? [element('p', {}, [{ type: 'text', value: summary }])] : []),
    ]),
  );
  return writeHtml({ type: 'root', children: [element('ul', { className: ['posts'] }, items)] });
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });
