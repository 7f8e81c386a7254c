/** A labelled rectangle, in units of the drawing; `lines` stand below each other, centred. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly string[];
  /** Strong boxes are what the reader looks for: files that are written. */
  strong?: boolean;
}

/** A line from one point to another with a head at its end, and a word beside it. */
export interface Arrow {
  from: readonly [number, number];
  to: readonly [number, number];
  label?: string;
}

/** A label without a frame, centred on its point. */
export interface Note {
  x: number;
  y: number;
  text: string;
}

interface Props {
  /** What the picture says, for those who do not see it. */
  description: string;
  height: number;
  boxes: readonly Box[];
  arrows?: readonly Arrow[];
  notes?: readonly Note[];
}

const width = 460;
const lineHeight = 17;

function drawHead({ from, to }: Arrow): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const point = (turn: number) =>
    `${(to[0] - 8 * Math.cos(angle + turn)).toFixed(1)} ${(to[1] - 8 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${point(0.45)}L${to[0]} ${to[1]}L${point(-0.45)}`;
}

/** A drawing in the colour of the text, so that it fits light and dark. */
export function Diagram({ description, height, boxes, arrows = [], notes = [] }: Props) {
  return (
    <figure>
      <svg
        role="img"
        aria-label={description}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        fontSize="13"
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
      >
        {boxes.map((box) => (
          <g key={`${box.x} ${box.y}`}>
            <rect
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx="6"
              fillOpacity={box.strong ? 0.1 : 0}
              stroke="currentColor"
              strokeOpacity={box.strong ? 0.8 : 0.35}
            />
            {box.lines.map((line, index) => (
              <text
                key={line}
                x={box.x + box.width / 2}
                y={box.y + box.height / 2 + 4.5 + (index - (box.lines.length - 1) / 2) * lineHeight}
              >
                {line}
              </text>
            ))}
          </g>
        ))}
        {arrows.map((arrow) => (
          <g key={`${arrow.from} ${arrow.to}`}>
            <path
              d={`M${arrow.from.join(' ')}L${arrow.to.join(' ')}${drawHead(arrow)}`}
              fill="none"
              stroke="currentColor"
              strokeOpacity="0.7"
            />
            {arrow.label !== undefined && (
              <text
                x={(arrow.from[0] + arrow.to[0]) / 2 + 8}
                y={(arrow.from[1] + arrow.to[1]) / 2 + 4}
                textAnchor="start"
                fillOpacity="0.75"
              >
                {arrow.label}
              </text>
            )}
          </g>
        ))}
        {notes.map((note) => (
          <text key={`${note.x} ${note.y}`} x={note.x} y={note.y} fillOpacity="0.75">
            {note.text}
          </text>
        ))}
      </svg>
    </figure>
  );
}
