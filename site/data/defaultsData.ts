/** A kind of output: a column of the table of defaults. */
export interface OutputKind {
  format: string;
  bundle: boolean;
  /** `node` or `web`. */
  target: string;
}

/** The tool's defaults for each kind of output. */
export interface DefaultsData {
  /** `Rslib 1.0.1 and Rsbuild 2.2.14`. */
  tools: string;
  kinds: OutputKind[];
  /** Every option with a value in any kind of output, or in Rsbuild. */
  rows: Array<{
    option: string;
    /** Rsbuild's own default, by target. */
    rsbuild: { node: string; web: string };
    /** In the order of the kinds. */
    values: string[];
  }>;
}
