/** What headings and titles show in its own case: names that are English words as well, and code. */
export const verbatim = [
  'API Extractor',
  'Less',
  'Modern.js Module',
  'Module Federation',
  'React',
  'Solid',
  'Tailwind',
  'Universal Module Definition',
  'output',
  'plugins',
  'source',
  'tools',
  'version',
] as const;
