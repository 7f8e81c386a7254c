/** Files by path: their text, or what stands for their bytes. */
export type Texts = Record<string, string>;

/** What is opened, shared and built: files, and the commands of Rslib, with semicolons between them. */
export interface PlaygroundProject {
  files: Texts;
  command: string;
}

/** An example as the playground loads it. */
export interface ExampleProjects {
  /** The files of its project. */
  own: Texts;
  /**
   * The runs that can be repeated, each with the files that it adds or replaces, those that it doesn't need, and its
   * commands if they aren't the usual one.
   */
  runs: Record<string, { changed: Texts; left: string[]; command?: string }>;
}
