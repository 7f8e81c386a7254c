import { toHtml } from 'hast-util-to-html';
import { createHighlighter, splitLines } from 'islet/tools';

/** Code and its language. */
export interface Code {
  text: string;
  language: string;
}

/**
 * Returns the HTML of all highlighted lines, by their text. Most lines occur in several outputs,
 * so this is much smaller than highlighting each text; a line looks the same wherever it occurs.
 */
export async function highlightLines(codes: Iterable<Code>): Promise<Record<string, string>> {
  const highlighter = createHighlighter();
  const lines = new Map<string, string>();
  const seen = new Set<string>();
  for (const { text, language } of codes) {
    const key = `${language}\n${text}`;
    if (seen.has(key)) continue;
    seen.add(key);
    await highlighter.load(language);
    const highlighted = splitLines(highlighter.highlight(text, language));
    for (const [index, line] of text.split('\n').entries()) {
      const html = toHtml({ type: 'root', children: highlighted[index] ?? [] });
      if (html.includes('<') && !lines.has(line)) lines.set(line, html);
    }
  }
  return Object.fromEntries(lines);
}
