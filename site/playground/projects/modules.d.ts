/** One run of an example, as the loader of this folder gives it. */
declare module '!!./projectLoader.mjs?run=formats!*' {
  const project: import('./exampleProjects.ts').PlaygroundProject;
  export default project;
}

/** An example, as the loader of this folder gives it. */
declare module '!!./projectLoader.mjs!*' {
  const projects: import('./exampleProjects.ts').ExampleProjects;
  export default projects;
}
