/**
 * What grows with the pages of a site, such as the time that an engine takes to build it.
 *
 * @typedef {{ name: string, points: Array<{ pages: number, value: number }> }} Growth
 */

/**
 * What a drawing is like besides its lines: the unit of its values, its width, and the space for names on the right.
 *
 * @typedef {{ unit?: string, width?: number, right?: number }} GrowthLook
 */

const height = 420;
/** Space around the plot. */
const margin = { top: 24, bottom: 48, left: 70 };
/** Each has a contrast of at least 3 on white and on black. */
const colors = [
  '#c2410c',
  '#2563eb',
  '#0d8050',
  '#9333ea',
  '#b4237f',
  '#667085',
  '#98760a',
  '#0e7f99',
];

/**
 * Draws how values grow with the number of pages, as SVG. Both axes are logarithmic: parallel lines grow alike, and the
 * distance between two lines is the ratio of their values.
 *
 * @param {string} title
 * @param {Growth[]} growths at least one, with at least two sizes in all
 * @param {GrowthLook} [look]
 * @returns {string}
 */
export function drawGrowth(title, growths, { unit = 's', width = 720, right = 150 } = {}) {
  const end = width - right;
  /** Numbers would lie on each other in a narrow drawing. */
  const notation = width < 600 ? 'compact' : 'standard';
  const points = growths.flatMap((growth) => growth.points);
  const sizes = [...new Set(points.map(({ pages }) => pages))].sort((a, b) => a - b);
  const x = createScale(sizes, [margin.left, end]);
  const ticks = listTicks(points.map(({ value }) => value));
  const y = createScale(ticks, [height - margin.bottom, margin.top]);
  const ends = spread(growths.map((growth) => y(growth.points.at(-1)?.value ?? 1)));
  const lines = growths.map(({ name, points }, index) => {
    const color = colors[index % colors.length];
    const path = points.map(({ pages, value }) => `${x(pages)},${y(value)}`);
    return [
      `<polyline points="${path.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`,
      ...points.map(
        ({ pages, value }) => `<circle cx="${x(pages)}" cy="${y(value)}" r="3" fill="${color}"/>`,
      ),
      `<text x="${end + 10}" y="${ends[index]}" dy="4" fill="${color}">${name}</text>`,
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
    `<title>${title}</title>`,
    ...sizes.map((pages) => column(x(pages), pages.toLocaleString('en', { notation }))),
    ...ticks.map((value) => row({ at: y(value), end }, `${value.toLocaleString('en')} ${unit}`)),
    `<text x="${(margin.left + end) / 2}" y="${height - 8}" text-anchor="middle" fill="#667085">pages</text>`,
    ...lines,
    '</svg>\n',
  ].join('\n');
}

const grid = 'stroke="#98a2b3" stroke-opacity="0.35"';

/**
 * @param {number} at
 * @param {string} label
 */
const column = (at, label) =>
  `<path d="M${at} ${margin.top}V${height - margin.bottom}" ${grid}/><text x="${at}" y="${height - margin.bottom + 18}" text-anchor="middle" fill="#667085">${label}</text>`;

/**
 * @param {{ at: number, end: number }} place
 * @param {string} label
 */
const row = ({ at, end }, label) =>
  `<path d="M${margin.left} ${at}H${end}" ${grid}/><text x="${margin.left - 8}" y="${at}" dy="4" text-anchor="end" fill="#667085">${label}</text>`;

/**
 * Maps the values between the first and the last one to pixels, by their logarithms.
 *
 * @param {number[]} values
 * @param {[from: number, to: number]} range
 * @returns {(value: number) => number}
 */
function createScale(values, [from, to]) {
  const [low, high] = [Math.log(values[0] ?? 1), Math.log(values.at(-1) ?? 1)];
  return (value) => Math.round(from + ((Math.log(value) - low) / (high - low)) * (to - from));
}

/**
 * The numbers 1, 2, 5, 10 and so on that span some values.
 *
 * @param {number[]} values
 */
function listTicks(values) {
  const steps = [-2, -1, 0, 1, 2, 3].flatMap((power) =>
    [1, 2, 5].map((step) => Number(`${step}e${power}`)),
  );
  const first = steps.findLastIndex((step) => step <= Math.min(...values));
  const last = steps.findIndex((step) => step >= Math.max(...values));
  return steps.slice(Math.max(first, 0), Math.max(last, first + 1) + 1);
}

/**
 * Moves labels apart that would lie on each other.
 *
 * @param {number[]} places in pixels
 */
function spread(places) {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let last = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.place = Math.max(label.place, last + 16);
    last = label.place;
  }
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place);
}
