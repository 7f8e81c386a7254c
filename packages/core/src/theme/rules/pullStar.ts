export interface Point {
  x: number;
  y: number;
}

/** How near the pointer has to come, in CSS pixels (SPEC 9). */
export const pullRadius = 100;

/** Width of the star with this index, in CSS pixels (SPEC 2.4). */
export const starSize = (index: number): number => 3 + index / 20;

/** How far a star moves towards the pointer (SPEC 2.4): slightly, and less the further away it is. */
export function pullStar(star: Point, pointer: Point): Point {
  const x = pointer.x - star.x;
  const y = pointer.y - star.y;
  const strength = Math.max(0, 1 - Math.hypot(x, y) / pullRadius) * 0.5;
  return { x: x * strength, y: y * strength };
}
