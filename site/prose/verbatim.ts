/** Words that keep their case in headings and titles: names that are also English words, and code. */
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
