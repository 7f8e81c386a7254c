import type { ExampleProjects } from './exampleProjects.ts';

/** The examples that the playground can open, each in a file that is loaded when it is. */
const examples: Readonly<Record<string, () => Promise<{ default: ExampleProjects }>>> = {
  'badge-kit': () => import('!!./projectLoader.mjs!../../examples/badge-kit/package.json'),
  'brand-kit': () => import('!!./projectLoader.mjs!../../examples/brand-kit/package.json'),
  explorer: () => import('!!./projectLoader.mjs!../../examples/explorer/package.json'),
  'message-bus': () => import('!!./projectLoader.mjs!../../examples/message-bus/package.json'),
  'react-kit': () => import('!!./projectLoader.mjs!../../examples/react-kit/package.json'),
  'read-time': () => import('!!./projectLoader.mjs!../../examples/read-time/package.json'),
  'ready-bus': () => import('!!./projectLoader.mjs!../../examples/ready-bus/package.json'),
  'tiny-duration': () => import('!!./projectLoader.mjs!../../examples/tiny-duration/package.json'),
  'toggle-kit': () => import('!!./projectLoader.mjs!../../examples/toggle-kit/package.json'),
  'vue-kit': () => import('!!./projectLoader.mjs!../../examples/vue-kit/package.json'),
};

/** Loads an example; null if there is none with this name. */
export async function loadExample(name: string): Promise<ExampleProjects | null> {
  const load = Object.hasOwn(examples, name) ? examples[name] : undefined;
  return load === undefined ? null : (await load()).default;
}
