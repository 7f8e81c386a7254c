/** What a release writes, and how that differs from the release before it. */
export interface ReleaseRecord {
  version: string;
  /** Day of its publication: `2026-09-15`. */
  date: string;
  /** The recorded release before it, with which it is compared; null for the oldest. */
  previous: string | null;
  /** Versions of the packages that write the output, by name. */
  parts: Record<string, string>;
  /** Hash of what the builds were made from, by the name of an example's run, or `explorer`. */
  sources: Record<string, string>;
  /** Hash of each file that a build writes, by path; null if it fails and writes nothing. */
  outputs: Record<string, Record<string, string> | null>;
  /** Runs of examples with a command that fails in only one of the releases. */
  failing: string[];
  /** Each different place once: lines with `-` and `+` in front. For a file that is new or gone, `+++` or `---`. */
  places: string[];
  /** Which of the places each changed file of a build has. */
  changes: Record<string, Record<string, number[]>>;
}

/** Whether a parsed value has the parts of a record. */
export function isReleaseRecord(value: unknown): value is ReleaseRecord {
  const { version, date, sources, failing, places, outputs, changes } = Object(value) as Record<
    string,
    unknown
  >;
  return (
    typeof version === 'string' &&
    typeof date === 'string' &&
    [failing, places].every(Array.isArray) &&
    [sources, outputs, changes].every((part) => part instanceof Object)
  );
}
