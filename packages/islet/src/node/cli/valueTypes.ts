/** What text after an option is, and how it becomes a value. */
export interface ValueType<T> {
  /** What stands for it in the help. */
  placeholder: string;
  /** What it has to be, to follow `must be`. */
  expected: string;
  /** Returns null if the text isn't such a value. */
  read(text: string): T | null;
}

/** Any text. */
export const anyText = (placeholder: string): ValueType<string> => ({
  placeholder,
  expected: 'a text',
  read: (written) => written,
});

/** An integer that is written in digits. */
export const integer = (least: number, most?: number): ValueType<number> => ({
  placeholder: 'number',
  expected: `an integer ${most === undefined ? `of at least ${least}` : `from ${least} to ${most}`}`,
  read(written) {
    const value = /^\d+$/.test(written) ? Number(written) : Number.NaN;
    return value >= least && value <= (most ?? value) ? value : null;
  },
});
