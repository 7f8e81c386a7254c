import type { Element as HastElement } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { skip, visitNodes } from '../source/visitNodes.ts';

type Point = readonly [x: number, y: number];
type Measure = (numbers: (name: string) => number, element: HastElement) => Point[];

/** Corners of the box around each kind of shape. */
const measures: Readonly<Record<string, Measure>> = {
  rect: (of) => [
    [of('x'), of('y')],
    [of('x') + of('width'), of('y') + of('height')],
  ],
  line: (of) => [
    [of('x1'), of('y1')],
    [of('x2'), of('y2')],
  ],
  circle: (of) => around([of('cx'), of('cy')], [of('r'), of('r')]),
  ellipse: (of) => around([of('cx'), of('cy')], [of('rx'), of('ry')]),
  polygon: (_, { properties }) => readPoints(String(properties.points)),
  polyline: (_, { properties }) => readPoints(String(properties.points)),
  text: (of, element) => {
    const halfWidth = (estimateWidth(textOf(element)) * of('fontSize')) / 2;
    const isCentered = element.properties.textAnchor === 'middle';
    const x = isCentered ? of('x') : of('x') + halfWidth;
    return around([x, of('y')], [halfWidth, of('fontSize')]);
  },
};

/**
 * Fits the frame of a drawing to its shapes, because the library leaves more space on some sides than on
 * others.
 */
export function fitFrame(svg: HastElement): void {
  const points: Point[] = [];
  let isKnown = true;
  visitNodes({ type: 'root', children: [svg] }, (node) => {
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (tagName === 'defs') return skip;
    if (tagName === 'path' || properties.transform !== undefined) isKnown = false;
    const measure = Object.hasOwn(measures, tagName) ? measures[tagName] : undefined;
    if (measure) points.push(...measure((name) => Number(properties[name] ?? 0), node));
  });
  if (!isKnown || points.length === 0) return;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.floor(Math.min(...xs)) - 1;
  const top = Math.floor(Math.min(...ys)) - 1;
  const width = Math.ceil(Math.max(...xs)) + 1 - left;
  const height = Math.ceil(Math.max(...ys)) + 1 - top;
  Object.assign(svg.properties, { viewBox: `${left} ${top} ${width} ${height}`, width, height });
}

function around([x, y]: Point, [width, height]: Point): Point[] {
  return [
    [x - width, y - height],
    [x + width, y + height],
  ];
}

function readPoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });
}

/** Width of a text as a multiple of its font size: letters of Chinese, Japanese and Korean are squares. */
function estimateWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 1 : 0.6), 0);
}
