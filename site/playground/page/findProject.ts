import { printConfig } from '../../explorer/choices.ts';
import { readChoice } from '../../explorer/choiceUrl.ts';
import type { ExampleProjects } from '../projects/exampleProjects.ts';
import { openRun } from '../projects/openRun.mjs';
import type { ProjectFiles } from '../protocol.ts';
import type { ProjectOrigin } from './playgroundState.ts';
import { decodeLink } from './shareLink.ts';

/** What the fragment of an address opens. */
export type FoundProject =
  | { kind: 'project'; files: ProjectFiles; origin: ProjectOrigin }
  | { kind: 'none' }
  | { kind: 'damaged' };

/** Loads an example by its name; null if there is none. */
export type LoadExample = (name: string) => Promise<ExampleProjects | null>;

/**
 * Finds the project of a fragment, without its `#`: a run of an example (`run/tiny-duration/dual`), a choice of the
 * output explorer (`explorer?format=cjs`), or what the link itself carries.
 */
export async function findProject(fragment: string, load: LoadExample): Promise<FoundProject> {
  const named = /^run\/([\w-]+)\/([\w-]+)$/.exec(fragment);
  if (named) return openFound(fragment, await findRun(named, load));
  if (/^explorer(?:\?|$)/.test(fragment))
    return openFound(fragment, await findChoice(fragment, load));
  const content = await decodeLink(fragment);
  return content.kind === 'project' ? { ...content, origin: { kind: 'link' } } : content;
}

/** A project that the site has, unless its name is wrong. */
const openFound = (name: string, files: ProjectFiles | null): FoundProject =>
  files === null ? { kind: 'damaged' } : { kind: 'project', files, origin: { kind: 'site', name } };

async function findRun(
  [, example = '', run = '']: RegExpExecArray,
  load: LoadExample,
): Promise<ProjectFiles | null> {
  const projects = await load(example);
  return projects && openRun(projects, run);
}

async function findChoice(fragment: string, load: LoadExample): Promise<ProjectFiles | null> {
  const projects = await load('explorer');
  const config = printConfig(readChoice(fragment.slice('explorer'.length)));
  return projects && { 'rslib.config.ts': config, ...projects.own };
}
