import { starSize } from '../../rules/pullStar.ts';

/** Positions of the stars in percent of width and height (SPEC 2.4: 35 fixed positions). */
const positions: ReadonlyArray<readonly [x: number, y: number]> = [
  [4, 18],
  [9, 62],
  [13, 8],
  [17, 88],
  [21, 27],
  [24, 5],
  [28, 94],
  [32, 14],
  [36, 82],
  [39, 4],
  [43, 91],
  [46, 10],
  [49, 76],
  [52, 20],
  [55, 6],
  [57, 88],
  [60, 13],
  [62, 70],
  [65, 28],
  [67, 7],
  [70, 92],
  [73, 16],
  [75, 80],
  [78, 5],
  [80, 34],
  [82, 89],
  [85, 12],
  [87, 66],
  [89, 24],
  [91, 84],
  [93, 8],
  [94, 48],
  [96, 72],
  [97, 30],
  [2, 40],
];

/** Decorative stars that cover their containing box; `behaviors/moveStars.ts` pulls them to the pointer. */
export function Stars() {
  return (
    <svg className="stars" aria-hidden="true">
      {positions.map(([x, y], index) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={round(starSize(index) / 2)} />
      ))}
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
