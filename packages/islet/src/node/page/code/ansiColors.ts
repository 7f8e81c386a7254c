import type { ElementContent } from 'hast';

/** What is set for the text after an escape. */
interface Style {
  color: string | null;
  /** Color of the background. Text with only a background gets this as its text color. */
  background: string | null;
  bold: boolean;
  italic: boolean;
  dim: boolean;
}

const plain: Style = {
  ...{ color: null, background: null },
  ...{ bold: false, italic: false, dim: false },
};

/** Kinds of tokens that have the terminal's color in the theme; black and white are the color of text. */
const colors = [null, 'deleted', 'inserted', 'number', 'function', 'keyword', 'property', null];

/** The escape character itself, or its symbol, which editors can show. */
const esc = String.fromCodePoint(0x1b);
const bell = String.fromCodePoint(0x07);
const escapes = new RegExp(
  String.raw`[${esc}␛](?:\[([\d;:]*)m|\[[\d;?]*[A-Za-z]|\][^${bell}]*?(?:${bell}|[${esc}␛]\\))`,
  'g',
);

/** Renders the output of a terminal: colors become classes, and all other escapes are left out. */
export function renderAnsi(code: string): ElementContent[] {
  const nodes: ElementContent[] = [];
  let style = plain;
  let from = 0;
  const add = (value: string): void => {
    if (value !== '') nodes.push(...renderText(value, style));
  };
  for (const { 0: found, 1: codes, index } of code.matchAll(escapes)) {
    add(code.slice(from, index));
    from = index + found.length;
    if (codes !== undefined) style = readCodes(codes.split(/[;:]/).map(Number), style);
  }
  add(code.slice(from));
  return nodes;
}

function renderText(value: string, style: Style): ElementContent[] {
  const { bold, italic, dim } = style;
  const color = style.color ?? style.background;
  const kind = dim && color === null ? 'comment' : color;
  const className = [kind, bold && 'bold', italic && 'italic'].filter(
    (name) => typeof name === 'string',
  );
  const text: ElementContent = { type: 'text', value };
  if (className.length === 0) return [text];
  return [
    {
      type: 'element',
      tagName: 'span',
      properties: { className: ['token', ...className] },
      children: [text],
    },
  ];
}

/** Applies codes such as `1;31` (ECMA-48, 8.3.117, and the longer ones of xterm). */
function readCodes(codes: readonly number[], before: Style): Style {
  let style = before;
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0;
    if (code === 0) style = plain;
    else if (code === 1) style = { ...style, bold: true };
    else if (code === 2) style = { ...style, dim: true };
    else if (code === 3) style = { ...style, italic: true };
    else if (code === 22) style = { ...style, bold: false, dim: false };
    else if (code === 23) style = { ...style, italic: false };
    else if (code === 39) style = { ...style, color: null };
    else if (code === 49) style = { ...style, background: null };
    else if (code === 38 || code === 48) {
      const length = codes[index + 1] === 2 ? 4 : 2;
      const values = codes.slice(index + 1, index + 1 + length);
      style = { ...style, [code === 38 ? 'color' : 'background']: readColor(values) };
      index += length;
    } else if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) {
      style = { ...style, color: basicColor(code) };
    } else if ((code >= 40 && code <= 47) || (code >= 100 && code <= 107)) {
      style = { ...style, background: basicColor(code - 10) };
    }
  }
  return style;
}

/** The color of 30 to 37 and 90 to 97. */
function basicColor(code: number): string | null {
  return code === 90 ? 'comment' : (colors[code % 10] ?? null);
}

/** The nearest color of `5;n` and `2;r;g;b`. */
function readColor([kind, ...values]: readonly number[]): string | null {
  const [number = 0] = values;
  if (kind === 2) return nearestColor(values);
  if (number < 8) return basicColor(number + 30);
  if (number < 16) return basicColor(number + 82);
  if (number >= 232) return number < 250 ? 'comment' : null;
  const place = number - 16;
  return nearestColor(
    [Math.floor(place / 36), Math.floor(place / 6) % 6, place % 6].map((part) => part * 51),
  );
}

/** The number of the color is the sum of its strong components: 1 for red, 2 for green, 4 for blue. */
function nearestColor(parts: readonly number[]): string | null {
  const most = Math.max(...parts);
  const least = Math.min(...parts);
  if (most - least < 48) return most > 64 && most < 200 ? 'comment' : null;
  const middle = (most + least) / 2;
  return (
    colors[parts.reduce((sum, part, index) => sum + (part > middle ? 2 ** index : 0), 0)] ?? null
  );
}
