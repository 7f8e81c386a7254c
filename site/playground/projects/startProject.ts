import files from '!!./projectLoader.mjs?run=formats!../../examples/tiny-duration/package.json';
import type { Texts } from './exampleProjects.ts';

/** The project that the page opens with. It is part of the page, so that nothing moves once it is loaded. */
export const startProject: { name: string; files: Texts } = {
  name: 'run=tiny-duration/formats',
  files,
};
