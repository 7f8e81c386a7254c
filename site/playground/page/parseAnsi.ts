/** A piece of text from a terminal, with the look that its escape codes ask for. */
export interface TerminalPiece {
  text: string;
  /** Names of looks, such as `bold` and `red`. */
  looks: string[];
  /** A color of 24 bits, as CSS writes it. */
  color?: string;
}

const names = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/** Looks by the code that turns them on. */
const looksByCode: Readonly<Record<number, string>> = {
  1: 'bold',
  2: 'dim',
  3: 'italic',
  4: 'underline',
  7: 'inverse',
  9: 'struck',
};

/** What the codes that turn something off remove. */
const removedByCode: Readonly<Record<number, readonly string[]>> = {
  22: ['bold', 'dim'],
  23: ['italic'],
  24: ['underline'],
  27: ['inverse'],
  29: ['struck'],
  39: [...names, 'gray'],
};

/** Sequences that start with an escape character: colors in the group, others that are left out. */
const sequence =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /\u001b(?:\[([\d;]*)m|\[[\d;?]*[A-Za-ln-z]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[()][A-Z0-9])/g;

/** Splits the text of a terminal by its escape codes. Backgrounds, and what moves the cursor, are left out. */
export function parseAnsi(text: string): TerminalPiece[] {
  const pieces: TerminalPiece[] = [];
  let style: Style = { looks: [] };
  let end = 0;
  const push = (part: string): void => {
    if (part !== '') pieces.push({ text: part, ...style });
  };
  for (const match of text.matchAll(sequence)) {
    push(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[1] !== undefined) style = applyCodes(style, match[1].split(';').map(Number));
  }
  push(text.slice(end));
  return pieces;
}

type Style = Omit<TerminalPiece, 'text'>;

function applyCodes(style: Style, [code = 0, ...rest]: number[]): Style {
  if (code === 38 || code === 48) {
    const [kind, ...values] = rest;
    const used = kind === 2 ? 3 : 1;
    const next = code === 38 ? withColor(style, kind, values) : style;
    const left = values.slice(used);
    return left.length > 0 ? applyCodes(next, left) : next;
  }
  const next = applyCode(style, code);
  return rest.length > 0 ? applyCodes(next, rest) : next;
}

function applyCode(style: Style, code: number): Style {
  if (code === 0) return { looks: [] };
  const color = names[code - 30] ?? (code === 90 ? 'gray' : names[code - 90]);
  if (color !== undefined) return { looks: [...without(style.looks, removedByCode[39]), color] };
  const look = looksByCode[code];
  if (look !== undefined) return { ...style, looks: [...without(style.looks, [look]), look] };
  const looks = without(style.looks, removedByCode[code]);
  return code === 39 ? { looks } : { ...style, looks };
}

/** Colors of 24 bits are taken as they are; those of a palette of 256 only if they are among the first 16. */
function withColor(style: Style, kind: number | undefined, values: readonly number[]): Style {
  const looks = without(style.looks, removedByCode[39]);
  const [first = 0, second = 0, third = 0] = values;
  if (kind === 2) return { looks, color: `rgb(${first} ${second} ${third})` };
  const name = first === 8 ? 'gray' : names[first % 8];
  return kind === 5 && first < 16 && name !== undefined ? { looks: [...looks, name] } : { looks };
}

const without = (looks: readonly string[], removed: readonly string[] = []): string[] =>
  looks.filter((look) => !removed.includes(look));
