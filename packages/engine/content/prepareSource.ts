const fenceStart = /^(?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?!.*`)|~{3,})/;
const containerStart = /^((?:[ \t]|>)*:{3,}[a-zA-Z][\w-]*)[ \t]+([^{\s].*?)[ \t]*$/;
const customId = /[ \t]+\{(#[^\s{}]+)\}[ \t]*$/;

/**
 * Brings our two shorthands into the syntax the parser knows, without moving anything in front of
 * them, so that every position the parser reports is still the author's own:
 * `:::tip A title` becomes `:::tip[A title]`, and in MDX, where `{#id}` behind a heading would be a
 * broken expression, `{#id}` becomes `\{#id}`.
 */
export function prepareSource(source: string, isMdx: boolean): string {
  return mapProse(source, (line) => {
    const container = containerStart.exec(line);
    if (container) return `${container[1]}[${balanceBrackets(container[2] ?? '')}]`;
    return isMdx ? line.replace(customId, ' \\{$1}') : line;
  });
}

/** Maps every line of a source that is not in a code fence. */
export function mapProse(source: string, map: (line: string) => string): string {
  let fence: string | null = null;
  return source
    .split('\n')
    .map((line) => {
      const mark = fenceStart.exec(line)?.[1];
      if (fence !== null) {
        if (mark?.startsWith(fence) && /^[\s>`~]*$/.test(line)) fence = null;
        return line;
      }
      if (!mark) return map(line);
      fence = mark;
      return line;
    })
    .join('\n');
}

/** A label ends at the first unmatched bracket, so a title that does not balance is escaped. */
function balanceBrackets(title: string): string {
  let depth = 0;
  for (const char of title.replace(/\\./g, '')) {
    if (char === '[') depth++;
    if (char === ']' && --depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}
