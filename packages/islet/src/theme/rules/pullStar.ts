export interface ScreenPoint {
  x: number;
  y: number;
}

/** Distance from the pointer within which stars move, in CSS pixels (SPEC 9). */
export const pullRadius = 100;

/** Width of the star with this index, in CSS pixels (SPEC 2.4). */
export const starSize = (index: number): number => 3 + index / 20;

/** The offset of a star toward the pointer (SPEC 2.4); it decreases with distance. */
export function pullStar(star: ScreenPoint, pointer: ScreenPoint): ScreenPoint {
  const x = pointer.x - star.x;
  const y = pointer.y - star.y;
  const strength = Math.max(0, 1 - Math.hypot(x, y) / pullRadius) * 0.5;
  return { x: x * strength, y: y * strength };
}
