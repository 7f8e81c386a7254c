import type { Element, ElementContent, Root } from 'hast';
import type { Author, Frontmatter, PageType } from '#shared/frontmatter.ts';
import type { FrontmatterRead } from '../../site/config/readFrontmatter.ts';
import { publishImage, publishLink } from '../html/compileUrls.ts';
import type { SourceState } from '../source/sourceState.ts';
import type { CompileContext } from './compileContext.ts';

/** Returns the authors of a page with the URLs of their links and pictures, which are published and checked. */
export function compileAuthors(
  { frontmatter, placeOf }: Pick<FrontmatterRead, 'frontmatter' | 'placeOf'>,
  state: SourceState,
  context: CompileContext,
): Author[] | undefined {
  const { file } = state;
  return frontmatter.authors?.map(({ name, url, image }, index) => {
    const at = (key: string) => ({ file, ...placeOf(['authors', index, key]) });
    return {
      name,
      ...(url && { url: publishLink({ href: url, ...at('url') }, state, context) }),
      ...(image && { image: publishImage({ href: image, ...at('image') }, state, context).url }),
    };
  });
}

/** Whether a page has a byline. If so, it is linked to the stylesheet for it. */
export const hasByline = (
  pageType: PageType,
  { date, authors = [] }: Pick<Frontmatter, 'date' | 'authors'>,
): boolean => pageType === 'doc' && (date !== undefined || authors.length > 0);

/** Shows below the title when the page was published, and by whom. `htmlLang` is the language of the date. */
export function addByline(
  tree: Root,
  { date, authors }: Pick<Frontmatter, 'date' | 'authors'>,
  htmlLang: string,
): void {
  const title = tree.children.findIndex(
    (child) => child.type === 'element' && child.tagName === 'h1',
  );
  tree.children.splice(title + 1, 0, createByline({ date, authors }, htmlLang));
}

/** The date and the authors of a page, in one line. `htmlLang` is the language of the date. */
export function createByline(
  { date, authors = [] }: Pick<Frontmatter, 'date' | 'authors'>,
  htmlLang: string,
): Element {
  const parts = [...(date ? [timeOf(date, htmlLang)] : []), ...authors.map(describe)];
  const children = parts.flatMap((part, index): ElementContent[] =>
    index === 0 ? [part] : [{ type: 'text', value: ' · ' }, part],
  );
  return element('p', { className: ['byline'] }, children);
}

function timeOf(date: string, htmlLang: string): Element {
  // In UTC, as authors write it.
  const format = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeZone: 'UTC' });
  const dateTime = date.replace(/T00:00:00\.000Z$/, '');
  return element('time', { dateTime }, [text(format.format(new Date(date)))]);
}

function describe({ name, url, image }: Author): Element {
  // The name says everything that the picture shows.
  const size = { width: 24, height: 24, loading: 'lazy', decoding: 'async' };
  const picture = image && element('img', { src: image, alt: '', ...size }, []);
  const children = picture ? [picture, text(name)] : [text(name)];
  // Without a URL, an `a` without `href` is used, because pictures in links can't be enlarged.
  return element('a', url ? { href: url } : {}, children);
}

const text = (value: string): ElementContent => ({ type: 'text', value });

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });
