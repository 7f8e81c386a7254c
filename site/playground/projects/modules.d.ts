/** One run of an example, as the loader of this folder gives it. */
declare module '!!./projectLoader.mjs?run=formats!*' {
  const files: import('./exampleProjects.ts').Texts;
  export default files;
}

/** An example, as the loader of this folder gives it. */
declare module '!!./projectLoader.mjs!*' {
  const projects: import('./exampleProjects.ts').ExampleProjects;
  export default projects;
}
