import type { ExampleProjects } from './exampleProjects.ts';

/** Loads an example; null if there is none with this name. */
export async function loadExample(name: string): Promise<ExampleProjects | null> {
  const { allExamples } = await import('./allExamples.ts');
  return (Object.hasOwn(allExamples, name) && allExamples[name]) || null;
}
