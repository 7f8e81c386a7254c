import type { PlaygroundProject } from '../projects/exampleProjects.ts';
import { isProjectFiles } from '../protocol.ts';
import type { ProjectOrigin } from './playgroundState.ts';

/** A project that the reader has changed, with the address where that was. */
export interface KeptDraft extends PlaygroundProject {
  address: string;
  origin: ProjectOrigin;
}

/** The part of a storage that is used. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'playground-draft';

/** What of an address names a project: other fragments lead to a place on the page. */
export const projectAddressOf = ({ search, hash }: Pick<Location, 'search' | 'hash'>): string =>
  search + (isLink(hash) ? hash : '');

/** Whether a fragment carries a project. */
export const isLink = (hash: string): boolean => /^#\d+~/.test(hash);

/** Keeps a draft for as long as its tab is open, or nothing: a browser may refuse to store anything. */
export function keepDraft(storage: () => DraftStorage, draft: KeptDraft | null): void {
  try {
    if (draft === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(draft));
  } catch {
    // Then a reload brings back what the address names.
  }
}

/** The draft that was kept at an address; null if there is none, or if it isn't one any more. */
export function readDraft(storage: () => DraftStorage, address: string): KeptDraft | null {
  try {
    const draft: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return isDraft(draft) && draft.address === address ? draft : null;
  } catch {
    return null;
  }
}

/** Whether a stored value is a draft: an older or newer version of this page may have written it. */
function isDraft(value: unknown): value is KeptDraft {
  const { address, files, command, origin } = Object(value);
  const { kind, name } = Object(origin);
  return (
    typeof address === 'string' &&
    isProjectFiles(files) &&
    typeof command === 'string' &&
    (kind === 'link' || (kind === 'site' && typeof name === 'string'))
  );
}
