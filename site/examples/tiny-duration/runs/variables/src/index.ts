declare const HASH_OF_APP: string;
declare const REQUIRE_OF_APP: {
  (id: string): unknown;
  c: Record<string, unknown>;
};

export const isNewer = (hash: string) => hash !== HASH_OF_APP;
export const isLoaded = (id: string) => id in REQUIRE_OF_APP.c;
