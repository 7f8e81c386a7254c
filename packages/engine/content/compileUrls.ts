import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourcePlace } from '@docs/common/types.ts';
import { isExternal, joinBase, splitHref } from '@docs/common/url.ts';
import type { Element as HastElement, Root as HastRoot } from 'hast';
import { visit } from 'unist-util-visit';
import { readAsset, sizeOf } from './assets.ts';
import type { CompileContext } from './compileContext.ts';
import type { SourceState } from './sourceState.ts';

/** Points every link and image of a source at its URL, and notes both for the link check. */
export async function compileUrls(
  tree: HastRoot,
  state: SourceState,
  context: CompileContext,
): Promise<void> {
  const elements: HastElement[] = [];
  visit(tree, 'element', (node) => {
    elements.push(node);
  });
  for (const node of elements) {
    const { properties } = node;
    if (node.tagName === 'a' && typeof properties.href === 'string') {
      await compileLink(node, properties.href, state, context);
    } else if (node.tagName === 'img' && typeof properties.src === 'string') {
      await compileImage(node, properties.src, state, context);
    }
    if (properties.style !== undefined) {
      state.problems.warn(
        state.placeOf(node),
        `\`<${node.tagName}>\` has a \`style\` attribute, which the Content-Security-Policy blocks.`,
        'Give it a class and put the rule into a stylesheet.',
      );
    }
  }
}

async function compileLink(
  node: HastElement,
  href: string,
  state: SourceState,
  context: CompileContext,
): Promise<void> {
  if (isExternal(href)) {
    node.properties.rel = ['noopener', 'noreferrer'];
    return;
  }
  node.properties.href = await publishLink({ href, ...state.placeOf(node) }, state, context);
}

/** A link or an image as it is written in a source file, and where. */
export type WrittenUrl = SourcePlace & { href: string };

/** Gives the URL of a link, publishes the file it leads to, and keeps a link to a page for the check. */
export async function publishLink(
  { href, ...place }: WrittenUrl,
  state: SourceState,
  context: CompileContext,
): Promise<string> {
  if (isExternal(href)) return href;
  const { path: target } = splitHref(href);
  if (/\.\w+$/.test(target) && !/\.(?:mdx?|html)$/.test(target)) {
    const url = await publishFile(target, state, context);
    if (url !== null) return url + href.slice(target.length);
  }
  const fromPage = hrefFromPage(href, target, state, context);
  state.links.push({ ...place, href: fromPage, kind: 'link' });
  return context.resolveLink(state.page, fromPage) ?? href;
}

/** A relative link of a fragment is meant from the fragment; the page may stand elsewhere. */
function hrefFromPage(
  href: string,
  target: string,
  state: SourceState,
  context: CompileContext,
): string {
  if (state.including.length < 2 || !/^(?!\/|#|\?|$)/.test(target)) return href;
  const { filePath, pagePath } = state.page;
  const page = path.resolve(context.siteRoot, filePath);
  const root = page.slice(0, page.length - pagePath.length - path.extname(filePath).length);
  const file = path.resolve(path.dirname(state.absoluteFile), target);
  return `/${path.relative(root, file).split(path.sep).join('/')}${href.slice(target.length)}`;
}

async function compileImage(
  node: HastElement,
  src: string,
  state: SourceState,
  context: CompileContext,
): Promise<void> {
  const { properties } = node;
  properties.loading ??= 'lazy';
  properties.decoding ??= 'async';
  const written = { href: src, ...state.placeOf(node) };
  properties.src = await publishImage(written, state, context, properties);
}

/** Gives the URL of an image and publishes it; its width and height go into `properties`. */
export async function publishImage(
  { href, ...place }: WrittenUrl,
  state: SourceState,
  context: CompileContext,
  properties: HastElement['properties'] = {},
): Promise<string> {
  if (/^data:/.test(href)) return href;
  if (isExternal(href)) {
    state.problems.warn(
      place,
      `The image \`${href}\` lies on another host, which the Content-Security-Policy blocks.`,
      'Put the file next to the page and link it with `./`.',
    );
    return href;
  }
  const url = await publishFile(href, state, context, properties);
  if (url !== null) return url;
  state.problems.error(
    place,
    `The image \`${href}\` does not exist.`,
    'Write the path from this file with `./`, or put the file into the public folder and start with `/`.',
  );
  return href;
}

/**
 * URL of a file beside the page (copied under a hashed name) or in the public folder; null when
 * there is none. Width and height of an image go into `properties`.
 */
async function publishFile(
  target: string,
  state: SourceState,
  context: CompileContext,
  properties: HastElement['properties'] = {},
): Promise<string | null> {
  const { path: written } = splitHref(target);
  const decoded = safeDecode(written);
  if (decoded.startsWith('/')) {
    const file = path.join(context.publicRoot, decoded);
    state.dependencies.add(file);
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null) return null;
    setSize(properties, sizeOf(bytes));
    return joinBase(context.base, target);
  }
  const file = path.resolve(path.dirname(state.absoluteFile), decoded);
  state.dependencies.add(file);
  const asset = await readAsset(file);
  if (asset === null) return null;
  setSize(properties, asset);
  state.assets.set(file, asset);
  return joinBase(context.base, encodeURI(asset.output));
}

function setSize(
  properties: HastElement['properties'],
  size: { width?: number | undefined; height?: number | undefined },
): void {
  if (properties.width !== undefined || properties.height !== undefined) return;
  if (size.width !== undefined) properties.width = size.width;
  if (size.height !== undefined) properties.height = size.height;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
