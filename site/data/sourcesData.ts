/** A kind of source: file extension, and `type` of the nearest `package.json`. */
export interface SourceKind {
  extension: string;
  /** `module`, `commonjs`, or `none` if the package has no `type`. */
  type: string;
}

/** A kind of output. */
export interface SourceOutput {
  format: string;
  /** `node` or `web`. */
  target: string;
}

/** Results of code that only some environments support, by source and output. */
export interface SourcesData {
  /** `Rslib 1.0.1`. */
  tool: string;
  outputs: SourceOutput[];
  /** Groups of sources with the same results for every piece of code. */
  classes: SourceKind[][];
  rows: Array<{
    /** The source code. */
    code: string;
    /** Results for each class, in the order of the outputs; code is in backticks. */
    values: string[][];
  }>;
}
