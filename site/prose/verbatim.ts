/** What headings and titles show in its own case: names that are English words as well, and code. */
export const verbatim = [
  'API Extractor',
  'Less',
  'Modern.js Module',
  'Module Federation',
  'React',
  'React Compiler',
  'Solid',
  'Stylus',
  'Tailwind',
  'Universal Module Definition',
  'output',
  'plugins',
  'resolve',
  'source',
  'tools',
  'version',
] as const;
