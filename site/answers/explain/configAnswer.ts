/** Kinds of files that can be explained. */
export const configKinds = ['rslib', 'tsup', 'tsdown', 'vite', 'rollup', 'package'] as const;

export type ConfigKind = (typeof configKinds)[number];

/** Words with code in backticks and links, as `[text](/route)`. */
export type RichText = string;

/** What there is to say about a line, and how important it is. */
export interface LineNote {
  kind:
    | 'same'
    | 'noEffect'
    | 'changed'
    | 'wrong'
    | 'unread'
    | 'default'
    | 'instead'
    | 'done'
    | 'found'
    | 'none';
  text: RichText;
}

/** A key of the pasted text, and what it means. */
export interface ExplainedLine {
  /** In the pasted text, from 1; 0 if it isn't there. */
  line: number;
  /** `dts.bundle`, or a consumer of a package. */
  path: string;
  /** As it was written. */
  value: string;
  /** What the key does. */
  says: RichText;
  /** Where the site describes it: `/config/lib/dts#dtsbundle`. */
  page: string | null;
  /** The release that has brought an option, and its flags. */
  facts?: RichText[];
  notes: LineNote[];
}

/** Lines that belong together, as those of a lib item do. */
export interface ExplainedGroup {
  title: RichText;
  lines: ExplainedLine[];
}

/** The answer to a pasted text. */
export interface ConfigAnswer {
  kind: ConfigKind;
  /** Why nothing could be read. */
  fault: { line: number; text: RichText } | null;
  /** About the text in whole. */
  remarks: RichText[];
  groups: ExplainedGroup[];
  /** A config for Rslib that does the same, for other tools. */
  config: string | null;
}
