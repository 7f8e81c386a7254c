import { printConfig } from '../../explorer/choices.ts';
import { readChoice } from '../../explorer/choiceUrl.ts';
import type { ExampleProjects, PlaygroundProject } from '../projects/exampleProjects.ts';
import { openRun } from '../projects/openRun.mjs';
import { usualCommand } from '../runtime/worker/readCommand.mjs';
import type { ProjectOrigin } from './playgroundState.ts';
import { decodeLink } from './shareLink.ts';

/** What an address opens. */
export type FoundProject =
  | ({ kind: 'project'; origin: ProjectOrigin } & PlaygroundProject)
  | { kind: 'none' }
  | { kind: 'damaged' };

/** Loads an example by its name; null if there is none. */
export type LoadExample = (name: string) => Promise<ExampleProjects | null>;

/**
 * Finds the project of an address: what its fragment carries, or what its query names, which is a run of an example
 * (`?run=tiny-duration/dual`) or a choice of the output explorer (`?explorer&format=cjs`).
 */
export async function findProject(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  load: LoadExample,
): Promise<FoundProject> {
  const content = await decodeLink(hash.slice(1));
  if (content.kind === 'project') return { ...content, origin: { kind: 'link' } };
  if (content.kind === 'damaged') return content;
  const name = search.slice(1);
  const [, example = '', run = ''] = /^run=([\w-]+)\/([\w-]+)$/.exec(name) ?? [];
  if (example !== '') return openFound(name, await findRun({ example, run }, load));
  return /^explorer(?:&|$)/.test(name)
    ? openFound(name, await findChoice(search, load))
    : { kind: 'none' };
}

/** A project that the site has, unless its name is wrong. */
const openFound = (name: string, project: PlaygroundProject | null): FoundProject =>
  project === null
    ? { kind: 'damaged' }
    : { kind: 'project', ...project, origin: { kind: 'site', name } };

async function findRun(
  { example, run }: { example: string; run: string },
  load: LoadExample,
): Promise<PlaygroundProject | null> {
  const projects = await load(example);
  return projects && openRun(projects, run);
}

async function findChoice(search: string, load: LoadExample): Promise<PlaygroundProject | null> {
  const projects = await load('explorer');
  const config = printConfig(readChoice(search));
  return (
    projects && { files: { 'rslib.config.ts': config, ...projects.own }, command: usualCommand }
  );
}
