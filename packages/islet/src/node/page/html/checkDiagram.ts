/** A line of a diagram that would not be drawn. */
export interface UndrawnLine {
  /** Starts at 0. */
  index: number;
  text: string;
}

type Check = (line: string) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (line) =>
    pattern.test(line);

/** Patterns of the lines that may follow the first one, by kind of diagram. */
const kinds: ReadonlyArray<{ first: RegExp; isDrawn: Check; isDrawnInBraces?: Check }> = [
  { first: /^(?:graph|flowchart)\b/i, isDrawn: isFlow },
  {
    first: /^stateDiagram(?:-v2)?\s*$/i,
    isDrawn: matches(
      /^(?:(?:direction|linkStyle)\s.+|state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{?|\}|(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*.+)?|[\w\p{L}-]+\s*:\s*.+)$/u,
    ),
  },
  {
    first: /^sequenceDiagram\s*$/i,
    isDrawn: matches(
      /^(?:(?:participant|actor)\s+\S.*|(?:loop|alt|opt|par|critical|break|rect|else|and)(?:\s.*)?|end|note\s+(?:left of|right of|over)\s+[^:]+:\s*\S.*|\S+?\s*--?(?:>>?|[)x])\s*[+-]?\S+?\s*:\s*\S.*)$/i,
    ),
  },
  {
    first: /^classDiagram\s*$/i,
    isDrawn: matches(
      /^(?:namespace\s+\S+\s*\{|class\s+\S+?(?:\s*~\w+~)?\s*(?:\{(?:\s*<<\w+>>\s*\})?)?|\}|\S+?\s*:\s*.+|\S+\s+(?:"[^"]*"\s+)?(?:<\||[*o<])?(?:--|\.\.)(?:\|>|[*o>])?\s+(?:"[^"]*"\s+)?\S+?(?:\s*:\s*.+)?)$/,
    ),
    isDrawnInBraces: matches(/\S/),
  },
  {
    first: /^erDiagram\s*$/i,
    isDrawn: matches(/^(?:\S+\s*\{|\}|\S+\s+[|o}{]+(?:--|\.\.)[|o}{]+\s+\S+\s*:\s*.+)$/),
    isDrawnInBraces: matches(/^(?:\}|\S+\s+\S.*)$/),
  },
];

/**
 * Lists the lines that the library would silently leave out or draw as something else; null if it can't draw
 * this kind of diagram.
 */
export function findUndrawnLines(source: string): UndrawnLine[] | null {
  const lines = source
    .split('\n')
    .map((line, index) => ({ index, text: line.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
  const [first, ...others] = lines;
  const kind = kinds.find(({ first: pattern }) => pattern.test(first?.text ?? ''));
  if (kind === undefined) return null;
  let depth = 0;
  return others.filter(({ text }) => {
    const check = depth > 0 ? (kind.isDrawnInBraces ?? kind.isDrawn) : kind.isDrawn;
    if (text.endsWith('{') && !text.startsWith('namespace')) depth++;
    else if (text.endsWith('}') && depth > 0) depth--;
    return !check(text);
  });
}

/** A line of a flowchart: its brackets match, it leads to something, and clicks are not drawn. */
function isFlow(line: string): boolean {
  const bare = line.replace(/"[^"]*"|\|[^|]*\|/g, '');
  if (/^(?:click|href)\s/.test(bare) || /(?:-->?|==>?|\.->?|--[xo])\s*;?$/.test(bare)) return false;
  const opened: string[] = [];
  for (const [sign] of bare.matchAll(/[[\](){}]/g)) {
    if (/[[({]/.test(sign)) opened.push(closing[sign] ?? '');
    else if (opened.pop() !== sign) return false;
  }
  return opened.length === 0;
}

const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
