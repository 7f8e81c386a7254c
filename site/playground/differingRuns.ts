/** Recorded runs that a worker can do and that end otherwise there, by the reason. */
export const differingRuns: Readonly<Record<string, readonly string[]>> = {};
