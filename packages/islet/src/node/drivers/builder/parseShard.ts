/** One of several machines that share the pages of a site. */
export interface Shard {
  /** From 1 to `count`. */
  number: number;
  count: number;
}

/** Reads `3/8`; null if that is not a shard. */
export function parseShard(text: string): Shard | null {
  const [, number, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (number === undefined || count === undefined) return null;
  return number >= 1 && number <= count ? { number, count } : null;
}
