/** Files by path. */
export type Texts = Record<string, string>;

/** An example as the playground loads it. */
export interface ExampleProjects {
  /** The files of its project. */
  own: Texts;
  /** The runs that can be repeated, each with the files that it adds or replaces, and those that it doesn't need. */
  runs: Record<string, { changed: Texts; left: string[] }>;
}
