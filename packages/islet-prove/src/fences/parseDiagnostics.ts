/** A message of the TypeScript compiler; line and column start at 1. */
export interface Diagnostic {
  /** Path as the compiler prints it; empty for a message about the program as a whole. */
  file: string;
  line: number;
  column: number;
  /** `TS2322`. */
  code: string;
  /** The message, including its further lines. */
  message: string;
}

const first = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/;

/** Parses the output of `tsc --pretty false`. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/)) {
    const match = first.exec(line);
    if (match) {
      const [, file = '', row, column, code = '', message = ''] = match;
      diagnostics.push({
        file,
        line: Number(row ?? 1),
        column: Number(column ?? 1),
        code,
        message,
      });
      continue;
    }
    const last = diagnostics.at(-1);
    if (last && line.startsWith('  ')) last.message += `\n${line}`;
  }
  return diagnostics;
}
