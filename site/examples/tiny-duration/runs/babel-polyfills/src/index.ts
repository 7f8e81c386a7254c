export const longest = (times: number[]): number | undefined =>
  times.findLast((time) => time > 60_000);

export const hasName = (value: object): boolean => Object.hasOwn(value, 'name');
