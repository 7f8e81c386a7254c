import type { ComponentType } from 'react';

/**
 * What a theme gives to the engine: the exports of its `index.tsx`. The browser gets `Layout` and
 * `islands` only.
 */
export interface Theme {
  /** The whole visible shell of a page; places the prose with `<Content />`. */
  Layout: ComponentType;
  /** Components that any MDX page may use without an import; rendered at build time only. */
  components: Record<string, ComponentType<never>>;
  /** The same for interactive components: rendered at build time and hydrated where they stand. */
  islands: Record<string, () => Promise<{ default: ComponentType<never> }>>;
}
