/** A kind of source: the extension of a file, and what `type` says in the `package.json` above it. */
export interface SourceKind {
  extension: string;
  /** `module`, `commonjs`, or `none` where the package has no `type`. */
  type: string;
}

/** A kind of output. */
export interface SourceOutput {
  format: string;
  /** `node` or `web`. */
  target: string;
}

/** What becomes of code that only some environments have, by source and output. */
export interface SourcesData {
  /** `Rslib 1.0.1`. */
  tool: string;
  outputs: SourceOutput[];
  /** Sources with the same results for every piece of code. */
  classes: SourceKind[][];
  rows: Array<{
    /** As it is written. */
    code: string;
    /** For each class, in the order of the outputs; code is between backticks. */
    values: string[][];
  }>;
}
