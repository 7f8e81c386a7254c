import type { ComponentType } from 'react';

/**
 * The interface between theme and engine: the exports of the theme's `index.tsx`. The browser only gets
 * `Layout` and `islands`.
 */
export interface Theme {
  /** The complete visible shell of a page; it places the prose with `<Content />`. */
  Layout: ComponentType;
  /** Components that any MDX page can use without an import; rendered at build time only. */
  components: Record<string, ComponentType<never>>;
  /** Interactive components that pages can use without an import: rendered at build time and hydrated in place. */
  islands: Record<string, () => Promise<{ default: ComponentType<never> }>>;
}
