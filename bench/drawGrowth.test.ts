import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { drawGrowth } from './drawGrowth.mjs';

/** The elements of a drawing with their attributes, and the texts in it. */
function read(svg: string) {
  const elements: Array<{ name: string; attributes: Record<string, string> }> = [];
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const own = Object.entries(attributes).map(([key, value]) => [key, String(value)]);
    elements.push({ name, attributes: Object.fromEntries(own) });
  });
  parser.on('text', (text) => {
    if (text.trim() !== '') texts.push(text);
  });
  parser.write(svg).close();
  return { elements, texts };
}

const linear = [500, 1000, 4000].map((pages) => ({ pages, value: pages / 250 }));
const { elements, texts } = read(
  drawGrowth('Cold builds', [
    { name: 'first', points: linear },
    { name: 'second', points: linear.map(({ pages }) => ({ pages, value: 16 })) },
  ]),
);
const named = (wanted: string) =>
  elements.flatMap(({ name, attributes }) => (name === wanted ? [attributes] : []));
const lines = named('polyline').map(({ points = '' }) =>
  points.split(' ').map((point) => point.split(',').map(Number)),
);

test('sizes, times and names are written', () => {
  expect(texts).toEqual(
    expect.arrayContaining([
      'Cold builds',
      '500',
      '1,000',
      '4,000',
      '2 s',
      '20 s',
      'first',
      'second',
    ]),
  );
});

test('a time in proportion to the pages is a straight line', () => {
  const [[x0, y0], [x1, y1], [x2, y2]] = lines[0] as [number[], number[], number[]];
  const slope = (Number(y1) - Number(y0)) / (Number(x1) - Number(x0));
  expect((Number(y2) - Number(y1)) / (Number(x2) - Number(x1))).toBeCloseTo(slope, 1);
  expect(slope).toBeLessThan(0);
});

test('a time that stays the same is level, and equal times are in the same place', () => {
  expect(new Set(lines[1]?.map(([, y]) => y)).size).toBe(1);
  expect(lines[1]?.at(-1)).toEqual(lines[0]?.at(-1));
});

test('names that would lie on each other are moved apart', () => {
  const labels = named('text').filter(({ x }) => Number(x) > 560);
  const [first, second] = labels.map(({ y }) => Number(y));
  expect(Math.abs(Number(first) - Number(second))).toBeGreaterThanOrEqual(16);
});
