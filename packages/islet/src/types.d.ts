/*
 * What the code of a site can import besides code: `"types": ["islet/types"]` in its `tsconfig.json`. Styles, images,
 * fonts and queries such as `?raw` are those of the bundler.
 */
/// <reference types="@rsbuild/core/types" />

/** A fragment, which only pages can import. */
declare module '*.md' {
  export default function Fragment(): import('react').ReactNode;
}

/** A fragment, which only pages can import. */
declare module '*.mdx' {
  export default function Fragment(): import('react').ReactNode;
}

/** On `window` after each navigation in place: the address and the title are those of the new page. */
interface WindowEventMap {
  'islet:navigate': CustomEvent<{ url: string }>;
}
