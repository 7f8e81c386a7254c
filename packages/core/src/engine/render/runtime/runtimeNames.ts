import type { PropRules } from '#common/types.ts';

/** The names that pages can use, to check those that they do use. */
export interface RuntimeNames {
  /** Components that any page may use without an import, and the props they take; null if unknown. */
  components: Record<string, PropRules | null>;
  /** Exports of each module that pages import, or why it couldn't be loaded; by key. */
  modules: Record<string, { exports: string[] } | { error: string }>;
}
