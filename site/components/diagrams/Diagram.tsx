export type Point = readonly [x: number, y: number];

/** A labeled shape, in units of the drawing; `lines` are centered below each other. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly string[];
  /**
   * `source` and `output` are sheets with file names, outputs in bold; a `step` is an action or a
   * participant, a `result` the end; a `loose` one is left out; an `area` contains other boxes.
   */
  kind: 'source' | 'output' | 'step' | 'result' | 'loose' | 'area';
}

/** A line with round corners and an arrowhead; the label is on its last part. */
export interface Arrow {
  points: readonly [Point, Point, ...Point[]];
  label?: string;
}

/** The way from one point down to another: straight, or with bends a little below its start. */
export function connect(from: Point, to: Point): Arrow['points'] {
  const bend = from[1] + 20;
  return from[0] === to[0] ? [from, to] : [from, [from[0], bend], [to[0], bend], to];
}

/** A word next to the lines, centered on its point, or with a ring around it on a line. */
export interface Note {
  at: Point;
  text: string;
  ring?: boolean;
}

interface Props {
  /** A description of the picture, for screen readers. */
  description: string;
  height: number;
  boxes: readonly Box[];
  arrows: readonly Arrow[];
  notes?: readonly Note[];
}

/** The version for phones, where the words keep their size. */
const width = 344;
const lineHeight = 16;
const text = { fontSize: 12.5 };
const code = { fontFamily: 'var(--font-code)', fontSize: 11.5 };

const paints = {
  source: { fill: 'var(--background)', stroke: 'var(--control)' },
  output: { fill: 'var(--surface)', stroke: 'var(--text)', strokeWidth: 1.5 },
  step: { fill: 'var(--hover)', stroke: 'none' },
  result: { fill: 'var(--surface)', stroke: 'var(--text)', strokeWidth: 1.5 },
  loose: { fill: 'none', stroke: 'var(--control)', strokeDasharray: '3 3' },
  area: { fill: 'none', stroke: 'var(--border)' },
};

/** A drawing in the colors of the theme, light and dark. */
export function Diagram({ description, height, boxes, arrows, notes = [] }: Props) {
  return (
    <figure>
      <svg
        role="img"
        aria-label={description}
        viewBox={`0 0 ${width} ${height}`}
        width={width * 1.25}
        textAnchor="middle"
        fill="var(--text)"
      >
        {boxes.map((box) => (
          <Shape key={`${box.x} ${box.y}`} {...box} />
        ))}
        {arrows.map(({ points, label }) => (
          <g key={points.join(' ')}>
            <path d={drawLine(points)} fill="none" stroke="var(--control)" strokeWidth="1.25" />
            <path d={drawHead(points)} fill="var(--control)" />
            {label !== undefined && <Label at={middleOf(points)} text={label} />}
          </g>
        ))}
        {notes.map(({ at: [x, y], text: word, ring }) => (
          <g key={`${x} ${y}`}>
            {ring && (
              <circle cx={x} cy={y} r="9" fill="var(--background)" stroke="var(--control)" />
            )}
            <text x={x} y={y + 4} {...text} fill={ring ? 'var(--text)' : 'var(--muted)'}>
              {word}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Shape({ x, y, width, height, lines, kind }: Box) {
  const isFile = kind === 'source' || kind === 'output';
  const right = x + width;
  const bottom = y + height;
  const fold = 8;
  return (
    <g>
      {isFile ? (
        <g {...paints[kind]} strokeLinejoin="round">
          <path d={`M${x} ${y}H${right - fold}L${right} ${y + fold}V${bottom}H${x}Z`} />
          <path d={`M${right - fold} ${y}V${y + fold}H${right}`} fill="none" />
        </g>
      ) : (
        <rect x={x} y={y} width={width} height={height} rx="8" {...paints[kind]} />
      )}
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={y + height / 2 + 4 + (index - (lines.length - 1) / 2) * lineHeight}
          {...(isFile ? code : text)}
          fontWeight={kind === 'output' ? 600 : 400}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** An option of the configuration, on a line that it covers. */
function Label({ at: [x, y], text: option }: { at: Point; text: string }) {
  const reach = option.length * 3.5 + 4;
  return (
    <g>
      <rect x={x - reach} y={y - 9} width={2 * reach} height="18" fill="var(--background)" />
      <text x={x} y={y + 4} {...code} fill="var(--muted)">
        {option}
      </text>
    </g>
  );
}

function drawLine(points: Arrow['points']): string {
  const [first, ...rest] = points;
  const parts = rest.map((corner, index) => {
    const next = rest[index + 1];
    if (!next) return `L${moveTowards(corner, points.at(-2) ?? corner, 4)}`;
    const before = moveTowards(corner, points[index] ?? corner, 8);
    return `L${before}Q${corner.join(' ')} ${moveTowards(corner, next, 8)}`;
  });
  return `M${first.join(' ')}${parts.join('')}`;
}

function drawHead(points: Arrow['points']): string {
  const [tip, from] = lastPart(points);
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const corner = (turn: number) =>
    `${round(tip[0] - 8 * Math.cos(angle + turn))} ${round(tip[1] - 8 * Math.sin(angle + turn))}`;
  return `M${tip.join(' ')}L${corner(0.45)}L${corner(-0.45)}Z`;
}

function middleOf(points: Arrow['points']): Point {
  const [tip, from] = lastPart(points);
  return [(tip[0] + from[0]) / 2, (tip[1] + from[1]) / 2];
}

/** The end of the last part, and where that part begins. */
function lastPart(points: Arrow['points']): [Point, Point] {
  const tip = points.at(-1) ?? points[0];
  return [tip, points.at(-2) ?? points[0]];
}

function moveTowards(from: Point, to: Point, distance: number): string {
  const share = distance / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
  return `${round(from[0] + (to[0] - from[0]) * share)} ${round(from[1] + (to[1] - from[1]) * share)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
