import project from '!!./projectLoader.mjs?run=formats!../../examples/tiny-duration/package.json';
import type { PlaygroundProject } from './exampleProjects.ts';

/** The project that the page opens with. It is part of the page, so that nothing moves once it is loaded. */
export const startProject: { name: string; project: PlaygroundProject } = {
  name: 'run=tiny-duration/formats',
  project,
};
