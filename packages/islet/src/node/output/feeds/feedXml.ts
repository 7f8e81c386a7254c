import { escapeHtml } from '#shared/escapeHtml.ts';

/** What a feed says, in both formats; URLs are absolute, times are ISO 8601. */
export interface FeedContent {
  title: string;
  description: string;
  /** Tag of the language. */
  htmlLang: string;
  /** URL of what the feed is about, in this language. */
  homeUrl: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
}

/** A page in a feed. */
export interface FeedEntry {
  /** Also its id, which stays the same. */
  url: string;
  title: string;
  summary: string;
  published?: string | undefined;
  updated: string;
  authors?: ReadonlyArray<{ name: string; url?: string | undefined }> | undefined;
}

/** Writes an element that has only text; nothing if that is empty. */
export const textElement = (name: string, text: string): string =>
  text && `<${name}>${escapeXml(text)}</${name}>`;

/** Characters that XML 1.0 allows nowhere: controls, halves of pairs, and two that aren't characters. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Writes a text as part of XML. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(forbidden, '\uFFFD'));
