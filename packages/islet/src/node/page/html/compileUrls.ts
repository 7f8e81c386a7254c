import path from 'node:path';
import type { Element as HastElement, Root as HastRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { ContentLink, PageIdentity, Problem, SourcePlace } from '#shared/types.ts';
import { decodePath, encodeSegments, isExternal, splitUrl } from '#shared/url.ts';
import { type IconFinder, isIconName } from '../../site/icons/createIconFinder.ts';
import { type AllowedHosts, explainBlockedUrl } from '../../site/policy/allowedHosts.ts';
import { findBlocked } from '../../site/policy/findBlocked.ts';
import { findBlockedUrls } from '../../site/policy/findBlockedUrls.ts';
import { findUnsafeUrls } from '../../site/policy/findUnsafeUrls.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { isJsxElement, type JsxElement } from '../jsx/jsx.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { inlineIcon } from './inlineIcon.ts';
import { type PublishContext, type PublishedFile, publishFile } from './publishFile.ts';

/** What the URLs of a page depend on besides its source. */
export interface UrlContext extends PublishContext {
  /** Hosts that a page may load from, and send to. */
  allowedHostsOf(page: Pick<PageIdentity, 'routePath'>): AllowedHosts;
  icons: IconFinder;
  /** URL of the page that a link leads to; null if there is none. */
  resolveLink(from: PageIdentity, href: string): string | null;
  /** Language of the page that a URL leads to, if it differs from that of the page `from`. */
  foreignLang(from: PageIdentity, url: string): string | undefined;
}

type Properties = HastElement['properties'];

/**
 * Replaces every link and image of a source, in Markdown, HTML and attributes of JSX, by its URL, and records
 * them for the link check. Reports what the Content-Security-Policy will block.
 */
export function compileUrls(tree: HastRoot, state: SourceState, context: UrlContext): void {
  const allowedHosts = context.allowedHostsOf(state.page);
  visitNodes(tree, (node) => {
    if (isJsxElement(node)) compileAttributes(node, state, context);
    if (node.type !== 'element') return;
    const { tagName: name, properties } = node;
    if (plainNames.has(name) && hasOnlyClasses(properties)) return;
    const tag = { node, name, properties };
    dropUnsafe(tag, state);
    dropName(tag, state);
    if (name === 'a') compileLink(tag, state, context);
    const blocked = findBlockedUrls(name, properties, allowedHosts);
    if (name === 'img') compileImage(tag, state, context);
    warnOfBlocked(tag, blocked, state);
  });
}

/** Most elements: they load nothing, and have nothing to check but attributes. */
const plainNames: ReadonlySet<string> = new Set(
  'blockquote code del div em h1 h2 h3 h4 h5 h6 li ol p pre span strong table tbody td th thead tr ul'.split(
    ' ',
  ),
);

function hasOnlyClasses(properties: Properties): boolean {
  for (const name in properties) if (name !== 'className') return false;
  return true;
}

/** An element with its attributes, which change as they are compiled. */
interface Tag {
  node: HastElement | JsxElement;
  name: string;
  properties: Properties;
}

/** Components of the theme that have an icon. */
const withIcon: ReadonlySet<string> = new Set(['Card', 'LinkCard']);

function compileIcon({ node, properties }: Tag, state: SourceState, context: UrlContext): void {
  const { icon } = properties;
  if (typeof icon !== 'string' || !isIconName(icon)) return;
  properties.icon = inlineIcon({ href: icon, ...state.placeOf(node) }, state, context);
}

/** The `href` of a component becomes a URL, so that components don't need to know about routes and base. */
function compileAttributes(element: JsxElement, state: SourceState, context: UrlContext): void {
  const name = element.name ?? '';
  const written = element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [attribute] : [],
  );
  const texts = written.filter(({ value }) => typeof value === 'string');
  const properties: Properties = Object.fromEntries(
    texts.map((attribute) => [attribute.name, attribute.value as string]),
  );
  const tag = { node: element, name, properties };
  dropUnsafe(tag, state);
  element.attributes = element.attributes.filter(
    (one) => one.type !== 'mdxJsxAttribute' || !texts.includes(one) || one.name in properties,
  );
  if (name === 'img') compileImage(tag, state, context);
  else compileLink(tag, state, context);
  if (withIcon.has(name) && !state.scope.imports.some(({ local }) => local === name))
    compileIcon(tag, state, context);
  for (const [key, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    const attribute = texts.find((one) => one.name === key);
    if (attribute) attribute.value = text;
    else if (!written.some((one) => one.name === key)) {
      element.attributes.push({ type: 'mdxJsxAttribute', name: key, value: text });
    }
  }
  // Styles and URLs are checked in the rendered HTML; handlers are gone by then.
  if (!/^[a-z]/.test(name)) return;
  const handlers = written.filter(({ name: key }) => /^on[A-Z]/.test(key));
  const names = Object.fromEntries(handlers.map(({ name: key }) => [key, '']));
  warnOfBlocked({ ...tag, properties: names }, [], state);
}

/** Reports URLs that are not safe to open, and removes them. */
function dropUnsafe({ node, name, properties }: Tag, state: SourceState): void {
  for (const { attribute, message, fix } of findUnsafeUrls(name, properties)) {
    state.problems.error(state.placeOf(node), message, fix);
    delete properties[attribute];
  }
}

/** Elements that become properties of `document` by their name, in place of those that scripts use. */
const namedInDocument: ReadonlySet<string> = new Set(['embed', 'form', 'iframe', 'img', 'object']);

/** Reports and removes names that scripts of the page would find instead of what they look for. */
function dropName({ node, name, properties }: Tag, state: SourceState): void {
  if (properties.name === undefined || !namedInDocument.has(name)) return;
  const message = `The \`name\` of \`<${name}>\` would hide a part of \`document\` from scripts, so it is left out.`;
  state.problems.warn(state.placeOf(node), message, 'Use `id` or `class` instead.');
  delete properties.name;
}

function warnOfBlocked(
  { node, name, properties }: Tag,
  urls: ReadonlyArray<Pick<Problem, 'message' | 'fix'>>,
  state: SourceState,
): void {
  for (const { message, fix } of [...findBlocked(name, properties), ...urls]) {
    state.problems.warn(state.placeOf(node), message, fix);
  }
}

function compileLink({ node, properties }: Tag, state: SourceState, context: UrlContext): void {
  const { href } = properties;
  if (typeof href !== 'string') return;
  // An image needs neither the underline nor the arrow of a text link.
  if (node.type === 'element' && isImageLink(node)) properties.className ??= ['plain'];
  if (isExternal(href)) {
    const isAnchor = node.type === 'element' || node.name === 'a';
    if (isAnchor)
      properties.rel = [...new Set([...wordsOf(properties.rel), 'noopener', 'noreferrer'])];
    return;
  }
  const text = node.type === 'element' ? textOf(node) : undefined;
  const url = publishLink({ href, text, ...state.placeOf(node) }, state, context);
  properties.href = url;
  const hrefLang = context.foreignLang(state.page, url);
  if (hrefLang && node.type === 'element') properties.hrefLang ??= hrefLang;
}

/** The words of an attribute: a list in HTML, and one text in JSX. */
function wordsOf(value: Properties[string]): string[] {
  const words = Array.isArray(value) ? value.map(String) : [String(value ?? '')];
  return words.flatMap((word) => word.split(/\s+/)).filter((word) => word !== '');
}

function isImageLink(node: HastElement): boolean {
  const hasImage = node.children.some(
    (child) => child.type === 'element' && child.tagName === 'img',
  );
  return hasImage && textOf(node).trim() === '';
}

/** A link or an image as it is written in a source file, and where. */
export type WrittenUrl = SourcePlace & Pick<ContentLink, 'href' | 'text'>;

/** Returns the URL of a link, publishes the file it leads to, and records a link to a page for the check. */
export function publishLink(
  { href, text, ...place }: WrittenUrl,
  state: SourceState,
  context: UrlContext,
): string {
  if (isExternal(href)) return href;
  const { path: target } = splitUrl(href);
  if (/\.\w+$/.test(target) && !/\.(?:mdx?|html)$/.test(target)) {
    const published = publishFile(target, state, context);
    if ('url' in published) return published.url + href.slice(target.length);
    if (published.isRefused) {
      const { reason, fix } = published;
      state.problems.error(place, `The link \`${href}\` leads to a file that ${reason}.`, fix);
      return '';
    }
  }
  const fromPage = hrefFromPage(href, target, state);
  state.links.push({ ...place, href: fromPage, kind: 'link', text: text?.trim() || undefined });
  return context.resolveLink(state.page, fromPage) ?? href;
}

/** A relative link in a fragment starts from the fragment; the page may be in another folder. */
function hrefFromPage(href: string, target: string, state: SourceState): string {
  if (state.including.length < 2 || !/^(?!\/|#|\?|$)/.test(target)) return href;
  const { filePath, pagePath } = state.page;
  const root = path.resolve(state.siteRoot, filePath, pagePath.replace(/[^/]+/g, '..'));
  const file = path.resolve(path.dirname(state.absoluteFile), decodePath(target));
  return `/${encodeSegments(relativePath(root, file))}${href.slice(target.length)}`;
}

function compileImage({ node, properties }: Tag, state: SourceState, context: UrlContext): void {
  if (typeof properties.src !== 'string') return;
  properties.loading ??= 'lazy';
  properties.decoding ??= 'async';
  // The attribute for a larger source to zoom into has one name in HTML in Markdown and another in JSX.
  for (const name of ['src', 'dataZoomSrc', 'data-zoom-src']) {
    const href = properties[name];
    if (typeof href !== 'string') continue;
    // URLs of other hosts are reported with the others that the element loads.
    if (isExternal(href)) continue;
    const { url, size } = publishImage({ href, ...state.placeOf(node) }, state, context);
    properties[name] = url;
    if (name === 'src' && properties.width === undefined && properties.height === undefined) {
      Object.assign(properties, size);
    }
  }
}

/** Publishes an image; returns its URL, and its size if it is known. */
export function publishImage(
  { href, ...place }: WrittenUrl,
  state: SourceState,
  context: UrlContext,
): PublishedFile {
  if (isExternal(href)) {
    const fault = explainBlockedUrl('image', href, context.allowedHostsOf(state.page));
    if (fault) state.problems.warn(place, fault.message, fault.fix);
    return { url: href, size: {} };
  }
  const published = publishFile(href, state, context);
  if ('url' in published) return published;
  const { reason, fix } = published;
  state.problems.error(place, `The image \`${href}\` ${reason}.`, fix);
  return { url: href, size: {} };
}
