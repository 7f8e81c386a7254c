import { ownComponents } from './convertElements.ts';
import { convertTeam } from './convertTeam.ts';
import type { PageContext } from './pageContext.ts';
import { replaceTags, type SourceTag } from './scanTags.ts';

/**
 * Converts what only Vue understands. Expressions that are plain data become what they show: sums of numbers, texts in
 * quotes, and fields of the front matter, which are in `values`. Others are reported.
 */
export function convertVue(
  prose: string,
  values: Readonly<Record<string, unknown>>,
  context: PageContext,
): string {
  const plain = convertTeam(prose, context)
    .replace(/(\]\([^()\s]*\))\{[.#:\w][^{}\n]*\}/g, (_, link: string) => {
      context.count('attributes of links in braces');
      return link;
    })
    .replace(/(<([a-z]\w*)\b[^<>]*?)\s+v-pre(?=[\s>])([^<>]*>)(.*?)(?=<\/\2>)/gs, keepLiteral)
    .replace(/<(\w+)\s+v-for="(\w+) in (\d{1,2})"\s*>([^<]*)<\/\1>/g, repeat);
  const shown = plain.replace(/\{\{([^{}]+)\}\}/g, (written, expression: string) => {
    const value = evaluate(expression, values);
    if (value !== null) {
      context.count('expressions of Vue');
      return value;
    }
    context.decide(
      written,
      `\`${written}\` is an expression of Vue; it is shown as it is written.`,
      'Write the value itself, or a component in React.',
    );
    return written;
  });
  return replaceTags(shown, /^[A-Za-z]/, (tag) => convertAttributes(tag, context));
}

/** What is in an element with `v-pre` is text. */
const keepLiteral = (_: string, ...[before, , after, text = '']: string[]): string =>
  `${before}${after}${text.replace(/\{(?=\{)|(?<=\{)\{/g, '&#123;')}`;

/** Repeats an element as often as `v-for` counts. */
const repeat = (_: string, ...[name, variable, count, text = '']: string[]): string => {
  const place = new RegExp(`\\{\\{\\s*${variable}\\s*\\}\\}`, 'g');
  return Array.from(
    { length: Number(count) },
    (__, index) => `<${name}>${text.replace(place, String(index + 1))}</${name}>`,
  ).join('');
};

/** The value of an expression that is data; null for any other. */
function evaluate(expression: string, values: Readonly<Record<string, unknown>>): string | null {
  const text = expression.trim();
  const quoted = /^(["'`])([^"'`\\$]*)\1$/.exec(text)?.[2];
  if (quoted !== undefined) return quoted;
  const field = /^\$?frontmatter\.(\w+)$/.exec(text)?.[1];
  if (field !== undefined) {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  }
  const numbers = /^\d+(?:\s*\+\s*\d+)*$/.test(text) ? text.split('+').map(Number) : [];
  return numbers.length > 0 ? String(numbers.reduce((sum, one) => sum + one, 0)) : null;
}

const bound = /(^|\s)(?::|v-bind:)([\w-]+)="\s*(?:withBase\(\s*)?(?:'([^'"]*)'|(\d+))\s*\)?\s*"/g;
const directive = /(?:^|\s)(?:[@:#]|v-)[\w.:-]+(?:="[^"]*"|='[^']*')?/g;

/** Attributes that are bound to data become plain ones; the others are left out. */
function convertAttributes(
  { name, kind, attributes }: SourceTag,
  context: PageContext,
): string | null {
  if (kind === 'close' || !/(?:^|\s)(?:[@:#]|v-)\w/.test(attributes)) return null;
  if (/^[A-Z]/.test(name) && !ownComponents.has(name)) return null;
  const plain = attributes.replace(
    bound,
    (_, ...[space, key, text, number]: Array<string | undefined>) =>
      `${space}${key}="${text ?? number}"`,
  );
  const kept = plain.replace(directive, '').trim();
  if (kept !== plain.trim()) {
    context.decide(
      `<${name}`,
      `\`<${name}>\` has attributes of Vue, which were left out.`,
      'Write a component in React.',
    );
  }
  return `<${name}${kept && ` ${kept}`}${kind === 'alone' ? ' /' : ''}>`;
}
