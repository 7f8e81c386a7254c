import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findContainer, listContainers } from '#shared/containers.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const onCode = ['comment', 'keyword', 'string', 'number', 'function', 'property', 'type'];
/** The looks of containers; folded ones have the colors of all other text. */
const tones = [...new Set(listContainers().map((name) => findContainer(name)?.look ?? ''))].filter(
  (look) => look !== 'details',
);
const pairs = [
  ...['background', 'surface', 'raised', 'hover', 'accent-soft'].flatMap((back) => [
    ['text', back],
    ['muted', back],
  ]),
  ...['background', 'surface', 'raised', 'accent-soft'].map((back) => ['accent', back]),
  ['on-accent', 'accent'],
  ...onCode.flatMap((name) => [
    [`code-${name}`, 'background'],
    [`code-${name}`, 'surface'],
    [`code-${name}`, 'accent-soft'],
  ]),
  ...tones.flatMap((name) => [
    [name, 'background'],
    [name, 'surface'],
  ]),
].map(([front = '', back = '']) => ({ front, back }));

describe.each([
  ['light', 0, '#ffffff'],
  ['dark', 1, '#0b0c0e'],
] as const)('%s', (_, side, background) => {
  test('the background is as in SPEC 9', () => {
    expect(readToken(side, 'background')).toBe(background);
  });

  test.each(pairs)('$front on $back has enough contrast for text (AA)', ({ front, back }) => {
    const contrast = contrastOf(readToken(side, front), readToken(side, back));
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls have enough contrast (AA)', () => {
    const contrast = contrastOf(readToken(side, 'control'), readToken(side, 'background'));
    expect(contrast).toBeGreaterThanOrEqual(3);
  });
});

/**
 * The light (0) or dark (1) value of a color token as `#rrggbb`; a token may be the same as another, or have
 * a mixture of two for each.
 */
function readToken(side: 0 | 1, name: string): string {
  const [, other] = new RegExp(`--${name}: var\\(--([a-z-]+)\\);`).exec(css) ?? [];
  if (other) return readToken(side, other);
  const [declaration = ''] = new RegExp(`--${name}: [^;]*;`).exec(css) ?? [];
  const mixtures = declaration.matchAll(
    /color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)/g,
  );
  const mixture = [...mixtures][side];
  if (mixture) {
    const [, first = '', share, second = ''] = mixture;
    return mix(readToken(side, first), readToken(side, second), Number(share) / 100);
  }
  const colors = new RegExp(`--${name}: light-dark\\(#([\\da-f]+), #([\\da-f]+)\\);`).exec(css);
  const value = colors?.[side + 1] ?? '';
  return `#${value.length === 3 ? value.replace(/./g, '$&$&') : value}`;
}

/** A color of which `share` (0 to 1) is `first`. */
function mix(first: string, second: string, share: number): string {
  const channel = (color: string, start: number): number =>
    Number.parseInt(color.slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map((start) =>
    Math.round(share * channel(first, start) + (1 - share) * channel(second, start)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two colors as defined by WCAG 2, from 1 to 21. */
function contrastOf(a: string, b: string): number {
  const [low = 0, high = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
