import { printConfig } from '../../explorer/choices.ts';
import { readChoice } from '../../explorer/choiceUrl.ts';
import { loadExample } from '../projects/loadExample.ts';
import { openRun } from '../projects/openRun.mjs';
import type { ProjectFiles } from '../protocol.ts';
import type { ProjectOrigin } from './playgroundState.ts';
import { decodeLink } from './shareLink.ts';

/** What the fragment of an address opens. */
export type FoundProject =
  | { kind: 'project'; files: ProjectFiles; origin: ProjectOrigin }
  | { kind: 'none' }
  | { kind: 'damaged' };

/**
 * Finds the project of a fragment, without its `#`: a run of an example (`run/tiny-duration/dual`), a choice of the
 * output explorer (`explorer?format=cjs`), or what the link itself carries.
 */
export async function findProject(fragment: string): Promise<FoundProject> {
  const named = /^run\/([\w-]+)\/([\w-]+)$/.exec(fragment);
  if (named) return openFound(fragment, await findRun(named));
  if (/^explorer(?:\?|$)/.test(fragment)) return openFound(fragment, await findChoice(fragment));
  const content = await decodeLink(fragment);
  return content.kind === 'project' ? { ...content, origin: { kind: 'link' } } : content;
}

/** A project that the site has, unless its name is wrong. */
const openFound = (name: string, files: ProjectFiles | null): FoundProject =>
  files === null ? { kind: 'damaged' } : { kind: 'project', files, origin: { kind: 'site', name } };

async function findRun([, example = '', run = '']: RegExpExecArray): Promise<ProjectFiles | null> {
  const projects = await loadExample(example);
  return projects && openRun(projects, run);
}

async function findChoice(fragment: string): Promise<ProjectFiles | null> {
  const projects = await loadExample('explorer');
  const config = printConfig(readChoice(fragment.slice('explorer'.length)));
  return projects && { 'rslib.config.ts': config, ...projects.own };
}
