/** The part of JSON Schema that describes the config of Rslib, with what is known about each option. */
export interface OptionSchema {
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null';
  enum?: Array<string | number | boolean | null>;
  properties?: Record<string, OptionSchema>;
  additionalProperties?: boolean | OptionSchema;
  items?: OptionSchema;
  anyOf?: OptionSchema[];
  $ref?: string;
  description?: string;
  deprecated?: boolean;
  default?: unknown;
  /** A value that JSON doesn't have: `function` or `RegExp`. */
  'x-js'?: string;
  /** The type as TypeScript. */
  'x-type'?: string;
  /** Where the site describes the option. */
  'x-page'?: string;
  /** The default in words. */
  'x-default'?: string;
  /** The default as code: one for all kinds of output, or one for each, as `esm bundled node`. */
  'x-defaults'?: string | Record<string, string>;
  /** What to use instead. */
  'x-deprecated'?: string;
  /** The first minor release with the option. */
  'x-since'?: string;
  'x-flags'?: string[];
  /** Why the option does nothing in a library. */
  'x-no-effect'?: string;
}

/** `/options.json`. */
export interface OptionsFile extends OptionSchema {
  $schema: string;
  $id: string;
  title: string;
  /** The release that it describes. */
  'x-release': string;
  $defs: { item: OptionSchema };
}

/** What is said about an option in a language. */
export interface OptionTexts {
  says: string;
  default?: string;
  deprecated?: string;
  noEffect?: string;
}

/** A row of a table of options or plugins on a page about a tool. */
export interface Counterpart {
  /** Names of the other tool, such as `entry`, or `dts: true` with a value. */
  names: string[];
  /** What Rslib has instead, with code and links. */
  text: string;
  /** `build` for the options of Vite that are below it, or `plugins`. */
  group: string;
}

/** An option that a release has renamed or removed. */
export interface ChangedOption {
  page: string;
  says: string;
}

/** The texts that explanations need, in one language. */
export interface ExplainTexts {
  changes: Record<string, ChangedOption>;
  options: Record<string, OptionTexts>;
  tools: Record<string, { page: string; rows: Counterpart[] }>;
}
