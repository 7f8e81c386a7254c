import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Problem } from '#shared/types.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import type { FileFault } from '../../support/problems/explainFileError.ts';
import { checkModule, locateModule, type ModulePlace } from './siteModule.ts';

/** Reads a file that a page names, as `file="…"` of a fence does. A page is compiled again when the file changes. */
export type ReadQuoted = (name: string) => Buffer | FileFault;

/** A fence before the page is compiled. */
export interface FenceSource {
  language: string;
  /** What `file="…"` says; null if the fence quotes nothing. */
  file: string | null;
  /** The values of those `keys` of the module that the fence has. */
  values: Readonly<Record<string, string>>;
}

/** A fence that is shown instead of another one. */
export interface ShownFence {
  language: string;
  /** What follows the language in Markdown: `title="a.js"`. */
  meta?: string;
  code?: string;
  /** Folds the fence, below this line. */
  fold?: { summary: string; isOpen: boolean };
}

/** What is shown instead of a fence, and what is wrong with it. */
export interface FenceReplacement {
  fences: ShownFence[];
  /** Sentences: what is wrong, and what to do. */
  faults?: Array<{ message: string; fix: string }>;
}

/** What a package adds to the fences of pages: the default export of the module that `markdown.fences` names. */
export interface FenceModule {
  /** Keys that fences may have for the package: `throws="TS2322"`. They change nothing that readers see. */
  keys?: readonly string[];
  /** The content that a path leads to if it goes on after that of a file: `run.md/a.js`. Null for any other path. */
  quote?(name: string, read: ReadQuoted): Buffer | FileFault | null;
  /** What is shown instead of a fence; null if the fence is shown as it is. */
  replace?(fence: FenceSource, read: ReadQuoted): FenceReplacement | null;
}

/** Loads the module that `markdown.fences` names; without one, fences have only what the engine gives them. */
export async function loadFenceModule(place: ModulePlace): Promise<FenceModule> {
  const file = locateModule(place);
  if (file === null) return {};
  const loaded: { default?: unknown } = await import(pathToFileURL(file).href);
  if (!isFenceModule(loaded.default))
    throw new Error('Its default export is not an object with `keys`, `quote` or `replace`');
  return loaded.default;
}

/** Changes with the file of the module, on which all pages with fences depend. */
export function hashFenceModule(place: ModulePlace): string {
  const file = locateModule(place);
  return file === null ? '' : hashContent(readFileSync(file));
}

/** Reports a module that can't be loaded; `file` is the name of the config. */
export const checkFenceModule = (place: ModulePlace, file: string): Promise<Problem[]> =>
  checkModule(place, { field: 'markdown.fences', file, load: loadFenceModule });

function isFenceModule(value: unknown): value is FenceModule {
  if (typeof value !== 'object' || value === null) return false;
  const { keys = [], quote, replace } = value as Partial<Record<keyof FenceModule, unknown>>;
  const isText = (key: unknown): boolean => typeof key === 'string';
  const areFunctions = [quote, replace].every(
    (one) => one === undefined || typeof one === 'function',
  );
  return Array.isArray(keys) && keys.every(isText) && areFunctions;
}
