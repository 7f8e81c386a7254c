import GithubSlugger from 'github-slugger';
import { guessCode } from 'islet/tools';

/**
 * Adds the anchor of the source to each heading that would get a different one, so that links to it still
 * work. Headings with an explicit anchor stay as they are.
 */
export function keepAnchors(body: string, slugify: (text: string) => string): string {
  const code = guessCode(body);
  const slugger = new GithubSlugger();
  const taken = new Map<string, number>();
  return body
    .split('\n')
    .map((line, number) => {
      const [, heading, written] = /^(#{1,6}[ \t]+(.*?))[ \t]*#*$/.exec(line) ?? [];
      if (code.has(number) || heading === undefined || written === undefined) return line;
      if (/\{\s*(?:\/\*\s*)?\\?#[^{}]*\}$|\[#[^\]]+\]$/.test(heading)) return line;
      const text = textOf(written);
      const own = slugger.slug(text);
      const count = taken.get(slugify(text)) ?? 0;
      taken.set(slugify(text), count + 1);
      const theirs = slugify(text) + (count > 0 ? `-${count}` : '');
      return own === theirs || theirs === '' ? line : `${heading} {#${theirs}}`;
    })
    .join('\n');
}

/** The text of a heading without its Markdown. */
const textOf = (written: string): string =>
  written
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/g, '')
    // In backticks, tags are text.
    .replace(/`+([^`]*)`+|<[^<>]*>/g, (_, code: string | undefined) => code ?? '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
