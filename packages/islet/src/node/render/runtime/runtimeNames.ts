import type { Problem, PropRules } from '#shared/types.ts';

/** Where the code of a site fails; the column is omitted if the source map has none. */
export type FailurePlace = Pick<Problem, 'file' | 'line' | 'column'>;

/** The names that pages can use, to check those that they do use. */
export interface RuntimeNames {
  /** Components that any page may use without an import, and the props they take; null if unknown. */
  components: Record<string, PropRules | null>;
  /** Exports of each module that pages import, or why it couldn't be loaded; by key. */
  modules: Record<string, { exports: string[] } | { error: string; place?: FailurePlace | null }>;
}
