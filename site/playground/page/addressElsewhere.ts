/** Where the page is, and where it could be. */
export interface PlaygroundPlace {
  /** The origin that the site names for the playground: `https://play.my-library.dev`. */
  origin: string | undefined;
  /** The canonical address of the page; null if the site has no public address. */
  canonical: string | null;
  /** The address that the reader has opened. */
  address: string;
}

/**
 * The same address on the origin that the site names for its playground, with the project that it carries. Null if there
 * is no such origin, or if the page isn't where the rest of the site is: on that origin itself, or in a preview.
 */
export function addressElsewhere({ origin, canonical, address }: PlaygroundPlace): string | null {
  if (origin === undefined || canonical === null) return null;
  const { origin: here, pathname, search, hash } = new URL(address);
  if (here !== new URL(canonical).origin || here === new URL(origin).origin) return null;
  return new URL(origin).origin + pathname + search + hash;
}
