import GithubSlugger from 'github-slugger';
import { guessCode } from 'islet/tools';

/** A heading of a source, and the anchor that its engine gave it. */
export interface SourceHeading {
  /** Index of its line. */
  line: number;
  depth: number;
  /** Its line without `#` at the end. */
  written: string;
  /** What is written, or follows from the text. */
  anchor: string;
  /** The anchor that this engine would give it; null if one is written. */
  own: string | null;
  /** Whether the text is known, and with it the anchor: expressions may add to it. */
  isSure: boolean;
}

/** Reads the headings of a page without front matter; `slugify` makes their anchors, by default as GitHub does. */
export function readAnchors(
  body: string,
  slugify: ((text: string) => string) | undefined,
): SourceHeading[] {
  const code = guessCode(body);
  const slugger = new GithubSlugger();
  const taken = new Map<string, number>();
  return body.split('\n').flatMap((text, line): SourceHeading[] => {
    const [, written, signs, title] = /^((#{1,6})[ \t]+(.*?))[ \t]*#*$/.exec(text) ?? [];
    if (code.has(line) || written === undefined || signs === undefined || title === undefined)
      return [];
    const depth = signs.length;
    const [, inBraces, inBrackets] =
      /(?:\{\s*(?:\/\*\s*)?\\?#([^{}\s*]*)[^{}]*\}|\[#([^\]]+)\])$/.exec(written) ?? [];
    const custom = inBraces ?? inBrackets;
    if (custom !== undefined) {
      return [{ line, depth, written, anchor: custom, own: null, isSure: true }];
    }
    const plain = textOf(title);
    const own = slugger.slug(plain);
    const isSure = !/\{/.test(title.replace(/`[^`]*`|<!--.*?-->|\{\/\*.*?\*\/\}/g, ''));
    if (!slugify) return [{ line, depth, written, anchor: own, own, isSure }];
    const theirs = slugify(plain);
    const count = taken.get(theirs) ?? 0;
    taken.set(theirs, count + 1);
    const anchor = theirs + (count > 0 ? `-${count}` : '');
    return [{ line, depth, written, anchor, own, isSure }];
  });
}

/** The text of a heading without its Markdown. */
const textOf = (written: string): string =>
  written
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/g, '')
    // In backticks, tags and marks are text, so these are escaped until the end.
    .replace(/`+([^`]*)`+|<[^<>]*>/g, (_, code: string | undefined) => escapeMarks(code ?? ''))
    .replace(/(?<!\\)!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)(\*\*|\*|~~)(?=\S)(.*?[^\s\\])\1/g, '$2')
    .replace(/(?<![\w\\])(__|_)(?=\S)(.*?[^\s\\])\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();

const escapeMarks = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
