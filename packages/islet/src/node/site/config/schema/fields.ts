import { z } from 'zod';
import { isSafeImageUrl, isSafeUrl } from '#shared/url.ts';
import { findUnsafeUrls, safeUrlFix } from '../../policy/findUnsafeUrls.ts';
import { listTags } from '../../policy/scanHtml.ts';
import { routeSegmentPattern } from './routeSegmentPattern.ts';

/** An absolute `http` or `https` URL of at most 2048 characters (SPEC 9). */
export const webUrl = z
  .url({ protocol: /^https?$/, error: 'Use an absolute URL such as "https://example.com/".' })
  .max(2048, 'Use at most 2048 characters.');

/** An email address of at most 320 characters (SPEC 9). */
const email = z
  .email('Use an email address such as "name@example.com".')
  .max(320, 'Use an email address of at most 320 characters.');

/** A link as an author writes it: a path of the site, a URL, or `mailto:` with one address. */
export const link = z
  .string()
  .min(1)
  .max(2048)
  .refine(isSafeUrl, safeUrlFix)
  .superRefine((value, context) => {
    const [, address] = /^mailto:([^?]*)/is.exec(value) ?? [];
    if (address === undefined) return;
    const { error } = email.safeParse(address);
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
  });

/** An image as an author writes it, or an empty string for none. */
export const imageOrNone = z
  .string()
  .max(2048)
  .refine(
    isSafeImageUrl,
    'Put the image into the public folder and write its path, as in "/logo.svg".',
  );

/** A path of the site, a URL, or an image inside a `data:` URL. */
export const image = imageOrNone.min(1);

/** A link below the site's root, without the base. */
export const sitePath = z
  .string()
  .max(2048)
  .regex(/^\/(?!\/)/, 'Start it with one "/", as in "/guide/".');

/** A folder below the site's root. */
export const folder = z
  .string()
  .regex(
    /^(?![/\\]|[a-z]:)(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$)).+$/i,
    'Use a folder below the site root, without "." and "..", as in "docs".',
  );

/** The site's root or a folder that it is in. */
export const ancestor = z
  .string()
  .regex(
    /^(?:\.|\.\.(?:\/\.\.)*)\/?$/,
    'Use "." for the folder of the config, ".." for the one above it, "../.." for the next.',
  );

/** The name of one folder that is part of routes: a language or a version. */
export const routeSegment = z
  .string()
  .regex(
    routeSegmentPattern,
    'Use letters, digits, ".", "-", "~" and "_", as in "zh-CN" or "1.x".',
  );

/** The source of a regular expression. */
export const pattern = z.string().refine(compiles, 'Use a valid regular expression.');

function compiles(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

/** Text that must not be empty. */
export const text = z.string().min(1);

/** Text, or HTML with safe URLs. */
export const html = text.superRefine((value, context) => {
  for (const { name, attributes } of listTags(value)) {
    for (const { attribute, fix } of findUnsafeUrls(name, attributes)) {
      const found = `has the unsafe \`${attribute}\` ${JSON.stringify(attributes[attribute])}`;
      context.addIssue({ code: 'custom', message: fix, params: { found } });
    }
  }
});

/** Which headings an overview lists, by depth (SPEC 2.5). */
export const overviewHeaders = z.array(z.int().min(1).max(6));

/** A path of pages below the language, written with or without a slash at each end. */
export const pageFolder = text
  .regex(
    /^\/?(?:(?!\.{1,2}(?:\/|$))[^/\\?#]+(?:\/|$))*$/,
    'Use a path below the language, as in "/blog/"; "/" is all pages.',
  )
  .transform((path) => `/${path}/`.replace(/\/+/g, '/'));
